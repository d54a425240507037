import styled from 'styled-components'
import type { VideoCardFragment } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { color, leading, radius, space, text } from '#client/theme/theme.ts'
import { Badge } from '#client/ui/badge.tsx'
import { laidOutLater } from '#client/ui/laid-out-later.ts'
import { languageOf } from '#client/ui/lang.tsx'
import { PlayControl } from './play-control.tsx'
import { PlayMark } from './play-mark.tsx'
import { VideoCover } from './video-cover.tsx'
import { VideoDay } from './video-facts.tsx'

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
export function VideoCard({ video, onPlay, playing = false, lead = false, newest = false }: VideoCardProps) {
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
export const VideoGrid = styled.div`
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
