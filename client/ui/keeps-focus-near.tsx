import { type ReactNode, useRef } from 'react'
import styled from 'styled-components'
import { useFocusOfRemoved } from './use-focus-of-removed.ts'

interface KeepsFocusNearProps {
  children: ReactNode
  /** Inside of a line of text. */
  as?: 'span'
}

/** Around a control that goes away when it is pressed: the focus stays in this part of the page. Takes no room itself. */
export function KeepsFocusNear({ children, as }: KeepsFocusNearProps) {
  const part = useRef<HTMLDivElement>(null)
  useFocusOfRemoved(part)
  return (
    <Part ref={part} as={as}>
      {children}
    </Part>
  )
}

const Part = styled.div`
  display: contents;
`
