import type { MouseEvent } from 'react'
import styled from 'styled-components'
import { t } from '#client/locales/t.ts'
import { space } from '#client/theme/theme.ts'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { Callout } from '#client/ui/callout.tsx'

interface LoadMoreProps {
  /** Address of the next page, for browsers without JavaScript. */
  to: string
  loading: boolean
  /** Why the last attempt came to nothing. */
  problem: string | undefined
  onLoad: () => void
}

/** The way to older videos: a link that JavaScript turns into more of the same page. */
export function LoadMore({ to, loading, problem, onLoad }: LoadMoreProps) {
  const load = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onLoad()
  }
  return (
    <Place>
      {problem !== undefined && (
        <Callout tone="danger" title={t('No more videos could be loaded')} role="alert">
          <p>{problem}</p>
        </Callout>
      )}
      <ButtonLink variant="secondary" to={to} rel="next" aria-busy={loading || undefined} onClick={load}>
        {loading ? t('Loading…') : t('Load More Videos')}
      </ButtonLink>
    </Place>
  )
}

const Place = styled.div`
  display: grid;
  gap: ${space[4]};
  justify-items: center;
`
