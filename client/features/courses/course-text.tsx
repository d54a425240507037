import styled from 'styled-components'
import { leading, space } from '#client/theme/theme.ts'

/** The long description, a paragraph for each of its own. */
export function CourseText({ text }: { text: string }) {
  return (
    <Text>
      {text.split('\n\n').map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Text>
  )
}

const Text = styled.div`
  display: grid;
  gap: ${space[4]};
  max-width: 42rem;
  line-height: ${leading('normal')};
`
