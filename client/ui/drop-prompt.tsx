import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color, text } from '#client/theme/theme.ts'

/** What a drop zone says while it is empty: "Choose a CSV file or drop it here". */
export function DropPrompt({ children, otherwise }: { children: ReactNode; otherwise: string }) {
  return (
    <div>
      <Prompt>{children}</Prompt> <Quiet>{otherwise}</Quiet>
    </div>
  )
}

const Prompt = styled.span`
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 0.18em;
`

const Quiet = styled.span`
  color: ${color('textMuted')};
  font-size: ${text('small')};
`
