import styled from 'styled-components'
import type { CheckState, SystemChecksFragment } from '#client/gql/graphql.ts'
import { apiText } from '#client/locales/api-text.ts'
import { t } from '#client/locales/t.ts'
import { color, leading, space, text } from '#client/theme/theme.ts'
import { SheetRows } from '#client/ui/sheet.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { type Tone, toneIcons, toneStyle } from '#client/ui/tone.ts'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'

const states: Record<CheckState, { tone: Tone; word: string }> = {
  OK: { tone: 'success', word: t('Good') },
  WARNING: { tone: 'warning', word: t('Warning') },
  PROBLEM: { tone: 'danger', word: t('Problem') },
}

type Check = SystemChecksFragment['system'][number]

interface SystemChecksProps {
  /** Missing while they are on their way. */
  checks: readonly Check[] | undefined
}

/** The state of the server: findings first, and what is good on demand. */
export function SystemChecks({ checks }: SystemChecksProps) {
  if (!checks) return <Loading width="12rem" />
  const findings = checks.filter(({ state }) => state !== 'OK')
  const good = checks.filter(({ state }) => state === 'OK')
  return (
    <>
      {findings.length > 0 && (
        <SheetRows>
          {findings.map((check) => (
            <CheckRow key={check.name} {...check} />
          ))}
        </SheetRows>
      )}
      {good.length > 0 && (
        <Good>
          <Summary>
            {t('{count, plural, one {# check is} other {# checks are}} good', { count: good.length })}
          </Summary>
          <SheetRows>
            {good.map((check) => (
              <CheckRow key={check.name} {...check} />
            ))}
          </SheetRows>
        </Good>
      )}
    </>
  )
}

function CheckRow({ name, state, text: words }: Check) {
  const { tone, word } = states[state]
  const Icon = toneIcons[tone]
  return (
    <Row $tone={tone}>
      <Icon size="1.25rem" />
      <div>
        <strong>
          {apiText(name)}
          <VisuallyHidden>: {word}</VisuallyHidden>
        </strong>
        <Text>{apiText(words)}</Text>
      </div>
    </Row>
  )
}

const Loading = styled(Skeleton)`
  margin: ${space[4]};
`

const Good = styled.details`
  ul + & {
    border-top: 1px solid ${color('line')};
  }
`

const Summary = styled.summary`
  min-height: 2.75rem;
  padding: ${space[3]} ${space[4]};
  cursor: pointer;
`

const Row = styled.li<{ $tone: Tone }>`
  ${toneStyle}
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  line-height: ${leading('tight')};
  overflow-wrap: anywhere;

  & > svg {
    color: var(--tone-text);
  }
`

const Text = styled.p`
  margin-top: ${space[1]};
  color: ${color('textMuted')};
  font-size: ${text('small')};
`
