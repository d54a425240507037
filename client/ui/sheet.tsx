import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { color, radius, space, text } from '#client/theme/theme.ts'
import { PlainList } from './plain-list.tsx'

/** A sheet of paper whose rows reach from edge to edge. */
export const Sheet = styled.div`
  overflow: clip;
  border: 1px solid ${color('line')};
  border-radius: ${radius.large};
  background: ${color('surface')};
`

/** Its rows, with a line between each two. */
export const SheetRows = styled(PlainList)`
  & > li:not(:last-child) {
    border-bottom: 1px solid ${color('line')};
  }
`

/** A sheet that is a part of the page with a title of its own. */
export function TitledSheet({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Sheet as="section" aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      {children}
    </Sheet>
  )
}

const Title = styled.h2`
  padding: ${space[3]} ${space[4]};
  border-bottom: 1px solid ${color('line')};
  background: ${color('sunken')};
  font-size: ${text('body')};
`
