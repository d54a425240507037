import styled from 'styled-components'
import { t } from '#client/locales/t.ts'
import { color, from, space, text } from '#client/theme/theme.ts'
import { LongText } from '#client/ui/long-text.tsx'
import { PlainList } from '#client/ui/plain-list.tsx'
import { WideSection } from '#client/ui/wide-section.tsx'

/** Two beside each other where there is room. */
export function CoreValues({ values }: { values: readonly { name: string; text: string }[] }) {
  return (
    <WideSection title={t('Core Values')} ground="sunken">
      <Values>
        {values.map(({ name, text: words }) => (
          <li key={name}>
            <h3>{name}</h3>
            <LongText>{words}</LongText>
          </li>
        ))}
      </Values>
    </WideSection>
  )
}

const Values = styled(PlainList)`
  display: grid;
  gap: ${space[8]} ${space[16]};

  & h3 {
    font-size: ${text('title')};
  }
  & p {
    color: ${color('textMuted')};
  }
  ${from('medium')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
