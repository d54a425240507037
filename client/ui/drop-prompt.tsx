import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Text } from '#client/ui/text.ts'

/** Words of an empty drop zone: "Choose a CSV file or drop it here". */
export function DropPrompt({ children, otherwise }: { children: ReactNode; otherwise: string }) {
  return (
    <Words>
      <Prompt>{children}</Prompt>{' '}
      <Text as="span" $tone="muted" $size="small">
        {otherwise}
      </Text>
    </Words>
  )
}

const Words = styled.div`
  overflow-wrap: anywhere;
`

const Prompt = styled.span`
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 0.18em;
`
