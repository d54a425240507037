import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color, from, leading, space, text } from '#client/theme/theme.ts'
import { Cluster } from '#client/ui/stack.ts'
import { useInsideMain } from './main-area.tsx'

interface MessagePageProps {
  title: string
  children: ReactNode
  actions: ReactNode
}

/** A page with one message: a large title and the next step. */
export function MessagePage({ title, children, actions }: MessagePageProps) {
  return (
    <Middle as={useInsideMain() ? 'div' : 'main'}>
      <Words>
        <h1>{title}</h1>
        <Text>{children}</Text>
        <Cluster $gap={3}>{actions}</Cluster>
      </Words>
    </Middle>
  )
}

const Middle = styled.div`
  padding-block: ${space[12]} ${space[20]};
`

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  width: 100%;
  max-width: 46rem;
  margin-inline: auto;
  padding-inline: ${space[4]};

  ${from('medium')} {
    padding-inline: ${space[8]};
  }
`

const Text = styled.div`
  max-width: 40rem;
  color: ${color('textMuted')};
  font-size: ${text('large')};
  line-height: ${leading('normal')};
`
