import styled from 'styled-components'
import { Callout } from '#client/ui/callout.tsx'
import { useTakenFocus } from '#client/ui/use-taken-focus.ts'

/** Says that the preview changed under the eyes of whoever was about to publish it. Takes the focus to it. */
export function StaleNotice({ message }: { message: string }) {
  const box = useTakenFocus<HTMLDivElement>()
  return (
    <Box ref={box} tabIndex={-1}>
      <Callout tone="warning" role="alert" title="Nothing was published yet">
        <p>{message}</p>
      </Callout>
    </Box>
  )
}

const Box = styled.div`
  scroll-margin-block: 30vh;

  &:focus {
    outline: none;
    box-shadow: none;
  }
`
