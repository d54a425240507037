import styled from 'styled-components'
import type { CheckState, ReleaseCheckKind } from '#client/gql/graphql.ts'
import { apiText } from '#client/locales/api-text.ts'
import { t } from '#client/locales/t.ts'
import { paths, releasePath } from '#client/paths.ts'
import { color, leading, space, text } from '#client/theme/theme.ts'
import { SheetRows, TitledSheet } from '#client/ui/sheet.tsx'
import { TextLink } from '#client/ui/text-link.tsx'
import { type Tone, toneIcons, toneStyle } from '#client/ui/tone.ts'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import type { Release } from './release-facts.tsx'

const states: Record<CheckState, { tone: Tone; word: string }> = {
  OK: { tone: 'success', word: t('Good') },
  WARNING: { tone: 'warning', word: t('Warning') },
  PROBLEM: { tone: 'danger', word: t('Problem') },
}

interface ReleaseChecksProps {
  fileId: string
  checks: Release['checks']
}

/** What to look at before a release, each with the place where it is mended. */
export function ReleaseChecks({ fileId, checks }: ReleaseChecksProps) {
  const staged = `${paths.adminAddResult}?${new URLSearchParams({ staged: fileId })}`
  const isStaged = checks.some(
    ({ kind, text: words }) => kind === 'FINDINGS' && !words.startsWith('Confirmed'),
  )
  const links: Record<ReleaseCheckKind, { label: string; to: string }> = {
    FINDINGS: { label: t('Findings'), to: isStaged ? staged : paths.adminResults },
    NAMES: { label: t('Names'), to: paths.adminStudents },
    SECRETS: { label: t('PINs and dates of birth'), to: paths.adminStudents },
    BACKUP: { label: t('Last backup'), to: paths.admin },
    DISK: { label: t('Free disk'), to: paths.admin },
    WORKERS: { label: t('Workers'), to: paths.admin },
    REHEARSAL: { label: t('Last rehearsal'), to: `${releasePath(fileId)}#rehearsal` },
  }
  return (
    <TitledSheet title={t('Before the release')}>
      <SheetRows>
        {checks.map(({ kind, state, text: words }) => {
          const { tone, word } = states[state]
          const Icon = toneIcons[tone]
          return (
            <Row key={kind} $tone={tone}>
              <Icon size="1.25rem" aria-hidden="true" />
              <div>
                <TextLink to={links[kind].to}>{links[kind].label}</TextLink>
                <VisuallyHidden>: {word}</VisuallyHidden>
                <Words>{apiText(words)}</Words>
              </div>
            </Row>
          )
        })}
      </SheetRows>
    </TitledSheet>
  )
}

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
  & a {
    font-weight: 600;
  }
`

const Words = styled.p`
  margin-top: ${space[1]};
  color: ${color('textMuted')};
  font-size: ${text('small')};
`
