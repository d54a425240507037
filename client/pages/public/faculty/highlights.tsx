import styled from 'styled-components'
import { color, from, space, text } from '#client/theme/theme.ts'
import { columnStyle } from '#client/ui/column-style.ts'
import { LongText } from '#client/ui/long-text.tsx'

/** Reasons to trust the people above, on a deeper paper. */
export function Highlights({ highlights }: { highlights: readonly { title: string; text: string }[] }) {
  return (
    <Ground>
      <Inside>
        {highlights.map(({ title, text: words }) => (
          <section key={title}>
            <h2>{title}</h2>
            <LongText>{words}</LongText>
          </section>
        ))}
      </Inside>
    </Ground>
  )
}

const Ground = styled.div`
  background: ${color('sunken')};
`

const Inside = styled.div`
  ${columnStyle}
  display: grid;
  gap: ${space[8]} ${space[12]};
  padding-block: ${space[12]};

  & h2 {
    margin-bottom: ${space[2]};
    font-size: ${text('title')};
  }
  & p {
    color: ${color('textMuted')};
  }
  ${from('medium')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    padding-block: ${space[16]};
  }
`
