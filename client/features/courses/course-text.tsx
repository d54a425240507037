import styled from 'styled-components'
import { leading } from '#client/theme/theme.ts'
import { LongText } from '#client/ui/long-text.tsx'

/** The long description, a paragraph for each of its own. */
export function CourseText({ text }: { text: string }) {
  return (
    <Text>
      <LongText>{text}</LongText>
    </Text>
  )
}

const Text = styled.div`
  max-width: 42rem;
  line-height: ${leading('normal')};
`
