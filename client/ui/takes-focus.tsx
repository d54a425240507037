import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useTakenFocus } from './use-taken-focus.ts'

interface TakesFocusProps {
  children: ReactNode
  /** False for content of the page itself, rather than of an answer. */
  when?: boolean
}

/** Around the answer to an action: takes the focus as it appears, without a ring. */
export function TakesFocus({ children, when = true }: TakesFocusProps) {
  const part = useTakenFocus<HTMLDivElement>(when)
  return (
    <Part ref={part} tabIndex={-1}>
      {children}
    </Part>
  )
}

const Part = styled.div`
  /* Clear of the bar, and not at the very edge. */
  scroll-margin-block: 6rem;

  &:focus {
    outline: none;
    box-shadow: none;
  }
`
