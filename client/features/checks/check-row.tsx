import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { CheckState } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { color, leading, space, text } from '#client/theme/theme.ts'
import { type Tone, toneIcons, toneStyle } from '#client/ui/tone.ts'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'

const states: Record<CheckState, { tone: Tone; word: string }> = {
  OK: { tone: 'success', word: t('Good') },
  WARNING: { tone: 'warning', word: t('Warning') },
  PROBLEM: { tone: 'danger', word: t('Problem') },
}

interface CheckRowProps {
  name: ReactNode
  state: CheckState
  /** The finding, in the API's words. */
  found: string
}

/** One check of the server or of a release, as a row of a sheet. */
export function CheckRow({ name, state, found }: CheckRowProps) {
  const { tone, word } = states[state]
  const Icon = toneIcons[tone]
  return (
    <Row $tone={tone}>
      <Icon size="1.25rem" aria-hidden="true" />
      <div>
        <Name>{name}</Name>
        <VisuallyHidden>: {word}</VisuallyHidden>
        <Found>{found}</Found>
      </div>
    </Row>
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
`

const Name = styled.strong`
  font-weight: 600;
`

const Found = styled.p`
  margin-top: ${space[1]};
  color: ${color('textMuted')};
  font-size: ${text('small')};
`
