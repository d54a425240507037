import styled from 'styled-components'
import { space } from '#client/theme/theme.ts'
import { languageOf } from './lang.tsx'
import { MarkedText, paragraphsOf } from './marked-text.tsx'

/** A longer text that staff wrote: its paragraphs, with their bold words, links and line breaks. */
export function LongText({ children }: { children: string }) {
  const seen = new Map<string, number>()
  return paragraphsOf(children).map((paragraph) => {
    const times = (seen.get(paragraph) ?? 0) + 1
    seen.set(paragraph, times)
    return (
      <Paragraph key={`${paragraph} ${times}`} lang={languageOf(paragraph)}>
        <MarkedText>{paragraph}</MarkedText>
      </Paragraph>
    )
  })
}

const Paragraph = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;

  & + & {
    margin-top: ${space[3]};
  }
`
