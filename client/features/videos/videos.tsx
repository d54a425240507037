import Play from 'lucide-react/icons/play'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { useRetry } from '#client/data/load-part.ts'
import { usePageData } from '#client/data/page-data.ts'
import type { VideoCardFragment } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { color, leading, motion, radius, space, text } from '#client/theme/theme.ts'
import { Badge } from '#client/ui/badge.tsx'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Failure } from '#client/ui/failure.tsx'
import { laidOutLater } from '#client/ui/laid-out-later.ts'
import { languageOf } from '#client/ui/lang.tsx'
import { oneOrder } from '#client/ui/list-address.ts'
import { ListColumn, ListTools, NoMatch } from '#client/ui/list-tools.tsx'
import { Pager } from '#client/ui/pager.tsx'
import { useListAddress } from '#client/ui/use-list-address.ts'
import { AsOf } from './as-of.tsx'
import type { loadVideos } from './load-videos.ts'
import { PlayControl } from './play-control.tsx'
import { useVideoPages } from './use-video-pages.ts'
import { VideoCover } from './video-cover.tsx'
import { VideoDay } from './video-facts.tsx'
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

interface LoadMoreProps {
  /** Address of the next page, for browsers without JavaScript. */
  to: string
  loading: boolean
  /** Why the last attempt came to nothing. */
  problem: string | undefined
  onLoad: () => void
}

/** The way to older videos: a link that JavaScript turns into more of the same page. */
function LoadMore({ to, loading, problem, onLoad }: LoadMoreProps) {
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

/** The video in the player, or none. */
interface VideoPlayerState {
  playingId: string | null
  /** Opens the player, or changes its video, and scrolls there. */
  play: (id: string) => void
  /** Changes its video; focus and page stay where they are. */
  switchTo: (id: string) => void
  close: () => void
  /** For the element of the player that takes the focus. */
  place: React.RefObject<HTMLElement | null>
}

/** Plays one video at a time, and keeps the focus where somebody without a mouse expects it. */
function useVideoPlayer(): VideoPlayerState {
  const [playingId, setPlayingId] = useState<string | null>(null)
  /** Counts the presses that lead to the player. */
  const [visits, setVisits] = useState(0)
  const place = useRef<HTMLElement>(null)
  const leaving = useRef<string | null>(null)

  useEffect(() => {
    if (visits === 0) return
    place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView({ block: 'start', behavior: calmly() })
  }, [visits])

  useEffect(() => {
    if (playingId !== null || leaving.current === null) return
    const card = document.querySelector(`[data-video="${CSS.escape(leaving.current)}"] button`)
    leaving.current = null
    if (card instanceof HTMLElement) card.focus()
  }, [playingId])

  return {
    playingId,
    play(id) {
      setPlayingId(id)
      setVisits((count) => count + 1)
    },
    switchTo: setPlayingId,
    close() {
      leaving.current = playingId
      setPlayingId(null)
    },
    place,
  }
}

function calmly(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
}

interface VideoCardProps {
  video: VideoCardFragment
  onPlay: (id: string) => void
  /** It is in the player at the moment. */
  playing?: boolean
  /** The first: large, with more of its description. */
  lead?: boolean
  /** No other class is newer. */
  newest?: boolean
}

/** A recorded class in the list. A press anywhere on it plays it. */
function VideoCard({ video, onPlay, playing = false, lead = false, newest = false }: VideoCardProps) {
  return (
    <Frame $lead={lead} data-video={video.id} aria-current={playing || undefined}>
      <Cover>
        <VideoCover video={video} />
        {!playing && <PlayMark />}
      </Cover>
      <Words $lead={lead}>
        {(video.publishedAt != null || playing) && (
          <Facts>
            {newest && <Newest>{t('Newest class')}</Newest>}
            <VideoDay publishedAt={video.publishedAt} />
            {playing && <Badge tone="info">{t('In the player')}</Badge>}
          </Facts>
        )}
        <Title $lead={lead}>
          <PlayControl video={video} onPlay={onPlay} />
        </Title>
        {video.description !== '' && (
          <Beginning $lead={lead} lang={languageOf(video.description)}>
            {video.description}
          </Beginning>
        )}
      </Words>
    </Frame>
  )
}

/** Cards beside each other, as many as fit; the first across all. */
const VideoGrid = styled.div`
  container-type: inline-size;

  & > div {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
    gap: ${space[8]} ${space[6]};
  }
`

const wide = '@container (min-width: 46rem)'

const Frame = styled.article<{ $lead: boolean }>`
  ${laidOutLater('20rem')}
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  align-content: start;

  &:hover [data-play-mark],
  &:focus-within [data-play-mark] {
    background: ${color('accentStrong')};
  }
  ${({ $lead }) =>
    $lead &&
    `
    grid-column: 1 / -1;
    margin-bottom: ${space[2]};
    ${wide} {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
      gap: ${space[8]};
      align-items: center;
    }
  `}
`

const Cover = styled.div`
  position: relative;
  overflow: hidden;
  border: 1px solid ${color('line')};
  border-radius: ${radius.large};

  article:hover > & {
    border-color: ${color('lineStrong')};
  }
  article[aria-current] > & {
    border-color: ${color('action')};
    box-shadow: 0 0 0 2px ${color('action')};
  }
`

const Words = styled.div<{ $lead: boolean }>`
  display: grid;
  gap: ${({ $lead }) => ($lead ? space[3] : space[1])};
  align-content: start;
`

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[3]};
  align-items: center;

  &:empty {
    display: none;
  }
`

const Newest = styled.span`
  font-weight: 650;
`

const Title = styled.h2<{ $lead: boolean }>`
  font-size: ${({ $lead }) => text($lead ? 'heading' : 'large')};
  overflow-wrap: anywhere;
`

const Beginning = styled.p<{ $lead: boolean }>`
  display: -webkit-box;
  overflow: hidden;
  color: ${color('textMuted')};
  line-height: ${leading('normal')};
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${({ $lead }) => ($lead ? 4 : 2)};
`

/** The triangle on a cover: decoration, since the whole card plays. */
function PlayMark() {
  return (
    <Disc data-play-mark data-needs-js>
      <Play aria-hidden="true" />
    </Disc>
  )
}

const Disc = styled.span`
  position: absolute;
  inset: auto auto 0.75rem 0.75rem;
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border-radius: ${radius.round};
  background: ${color('accent')};
  box-shadow: 0 0 0 3px ${color('ground')};
  color: ${color('onAccent')};
  transition: background-color ${motion('fast')};

  & > svg {
    width: 1.25rem;
    height: 1.25rem;
    margin-left: 0.15rem;
    fill: currentcolor;
  }
`
