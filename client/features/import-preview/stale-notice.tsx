import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { Callout } from '#client/ui/callout.tsx'

/** Says that the preview changed under the eyes of whoever was about to publish it. Takes the focus to it. */
export function StaleNotice({ message }: { message: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <Box ref={box} tabIndex={-1}>
      <Callout tone="warning" role="alert" title="Nothing was published yet">
        <p>{message}</p>
      </Callout>
    </Box>
  )
}

const Box = styled.div`
  &:focus {
    outline: none;
    box-shadow: none;
  }
`
