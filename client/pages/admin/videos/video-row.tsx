import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color, from, space, text } from '#client/theme/theme.ts'

interface VideoRowProps {
  title: ReactNode
  facts: ReactNode
  actions?: ReactNode
}

/** A video with its actions: below it on a phone. */
export function VideoRow({ title, facts, actions }: VideoRowProps) {
  return (
    <Row>
      <div>
        <Title>{title}</Title>
        <Facts>{facts}</Facts>
      </div>
      {actions}
    </Row>
  )
}

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[1]} ${space[4]};
  align-items: center;
  padding: ${space[2]} ${space[4]};
  overflow-wrap: anywhere;

  ${from('medium')} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`

const Title = styled.div`
  font-weight: bold;

  & > a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
  }
`

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  color: ${color('textMuted')};
  font-size: ${text('small')};
`
