import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color, leading, space, text } from '#client/theme/theme.ts'
import { FormActions } from '#client/ui/form.tsx'
import { Weave } from '#client/ui/weave.tsx'

interface MessagePageProps {
  title: string
  children: ReactNode
  actions: ReactNode
  seed: string
}

/** A page that has one thing to say: a band of cloth, a large title, what to do. */
export function MessagePage({ title, children, actions, seed }: MessagePageProps) {
  return (
    <Middle>
      <Weave seed={seed} rows={2} cell={3} />
      <Words>
        <h1>{title}</h1>
        <Text>{children}</Text>
        <FormActions>{actions}</FormActions>
      </Words>
    </Middle>
  )
}

const Middle = styled.div`
  display: grid;
  gap: ${space[10]};
  align-content: start;
  padding-bottom: ${space[20]};
`

const Words = styled.div`
  display: grid;
  gap: ${space[5]};
  width: 100%;
  max-width: 42rem;
  margin-inline: auto;
  padding-inline: ${space[4]};
`

const Text = styled.div`
  color: ${color('textMuted')};
  font-size: ${text('large')};
  line-height: ${leading('normal')};
`
