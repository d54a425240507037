import { useEffect, useRef } from 'react'
import { useRetry } from '#client/data/load-part.ts'
import { usePageData } from '#client/data/page-data.ts'
import { t } from '#client/locales/t.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Failure } from '#client/ui/failure.tsx'
import { oneOrder } from '#client/ui/list-address.ts'
import { ListColumn, ListTools, NoMatch } from '#client/ui/list-tools.tsx'
import { Pager } from '#client/ui/pager.tsx'
import { useListAddress } from '#client/ui/use-list-address.ts'
import { AsOf } from './as-of.tsx'
import { LoadMore } from './load-more.tsx'
import type { loadVideos } from './load-videos.ts'
import { useVideoPages } from './use-video-pages.ts'
import { useVideoPlayer } from './use-video-player.ts'
import { VideoCard, VideoGrid } from './video-card.tsx'
import { matchingVideos } from './video-list.ts'
import { VideoPlayer } from './video-player.tsx'

/** The recorded classes: search, player and list. Its page's loader is `loadVideos`, in every layout. */
export function Videos() {
  const { listParams, onSearch, pageAfter } = useListAddress(oneOrder)
  const { data, failure } = usePageData<typeof loadVideos>()
  const first = data?.videos
  const { videos, nextToken, loadMore, more } = useVideoPages(first)
  const retry = useRetry()
  const player = useVideoPlayer()
  const grid = useRef<HTMLDivElement>(null)
  const shown = matchingVideos(videos, listParams.search)
  useFocusOnNew(grid, shown.length, listParams.search)

  const toNewest = (
    <Pager first={listParams.after !== null && { to: pageAfter(), label: t('Newest videos') }} />
  )
  if (!first) {
    return (
      <ListColumn>
        <Failure title={t('The recorded classes cannot be shown')} {...retry}>
          {failure}
        </Failure>
        {toNewest}
      </ListColumn>
    )
  }
  const playing = videos.find(({ id }) => id === player.playingId)
  const hasMore = nextToken !== null
  const withLead = !playing && listParams.search === '' && listParams.after === null

  return (
    <ListColumn>
      {playing && (
        <VideoPlayer
          ref={player.place}
          video={playing}
          videos={shown}
          hasMore={hasMore}
          onPlay={player.play}
          onSwitch={player.switchTo}
          onClose={player.close}
        />
      )}
      {(videos.length > 0 || hasMore) && (
        <ListTools
          withButton
          label={t('Search by title or description')}
          search={listParams.search}
          onSearch={onSearch}
          count={countOf(shown.length, hasMore)}
        />
      )}
      {first.stale && <AsOf moment={first.fetchedAt} />}
      {shown.length > 0 ? (
        <VideoGrid ref={grid}>
          <div>
            {shown.map((video, index) => (
              <VideoCard
                key={video.id}
                video={video}
                onPlay={player.play}
                playing={video.id === playing?.id}
                lead={withLead && index === 0}
                newest={withLead && index === 0 && isNewest(video, videos)}
              />
            ))}
          </div>
        </VideoGrid>
      ) : listParams.search === '' ? (
        <EmptyState seed="no-videos" title={t('No recorded live streams available')}>
          {hasMore
            ? t('None of the newest uploads is a recorded class. There may be some among the older ones.')
            : t('Live classes appear here as soon as they are over.')}
        </EmptyState>
      ) : (
        <NoMatch
          title={t('No matching videos found')}
          sentence={t('No title or description contains “{search}”.', { search: listParams.search.trim() })}
          onSearch={onSearch}
        />
      )}
      {nextToken !== null && (
        <LoadMore
          to={pageAfter(nextToken)}
          loading={more.state === 'loading'}
          problem={more.state === 'failed' ? more.message : undefined}
          onLoad={loadMore}
        />
      )}
      {toNewest}
    </ListColumn>
  )
}

/** One that staff put first may be older than others, and its day need not be known. */
function isNewest({ publishedAt }: Dated, videos: readonly Dated[]): boolean {
  return publishedAt != null && videos.every((other) => (other.publishedAt ?? '') <= publishedAt)
}

/** The count is of loaded videos: more may match further down. */
function countOf(count: number, hasMore: boolean): string {
  return hasMore
    ? t('{count, plural, one {# video} other {# videos}} so far', { count })
    : t('{count, plural, one {# video} other {# videos}}', { count })
}

interface Dated {
  publishedAt?: string | null
}

/** After "Load More Videos", somebody with a keyboard goes on at the first new one. */
function useFocusOnNew(grid: React.RefObject<HTMLDivElement | null>, count: number, search: string): void {
  const before = useRef({ count, search })
  useEffect(() => {
    const { count: from, search: searched } = before.current
    before.current = { count, search }
    if (from === 0 || count <= from || search !== searched) return
    const onLink = document.activeElement?.matches('a[rel=next]') || document.activeElement === document.body
    const card = grid.current?.querySelectorAll('article')[from]
    if (onLink) card?.querySelector('button')?.focus({ preventScroll: true })
  }, [grid, count, search])
}
