import ListVideo from 'lucide-react/icons/list-video'
import SkipBack from 'lucide-react/icons/skip-back'
import SkipForward from 'lucide-react/icons/skip-forward'
import X from 'lucide-react/icons/x'
import { type Ref, useId, useState } from 'react'
import styled from 'styled-components'
import type { VideoCardFragment } from '#client/gql/graphql.ts'
import { rich, t } from '#client/locales/t.ts'
import { color, from, leading, radius, space, text } from '#client/theme/theme.ts'
import { Button } from '#client/ui/button.tsx'
import { languageOf } from '#client/ui/lang.tsx'
import { PixelIcon } from '#client/ui/motif/pixel-icon.tsx'
import { PlainList } from '#client/ui/plain-list.tsx'
import { Cluster, Stack } from '#client/ui/stack.ts'
import { TextLink } from '#client/ui/text-link.tsx'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import { PlayControl } from './play-control.tsx'
import { subjectLook } from './subject-look.ts'
import { VideoCover } from './video-cover.tsx'
import { VideoDay } from './video-facts.tsx'
import { neighbours } from './video-list.ts'

interface VideoPlayerProps {
  video: VideoCardFragment
  /** The list that Previous, Next and Up Next move through. */
  videos: readonly VideoCardFragment[]
  hasMore: boolean
  onPlay: (id: string) => void
  onSwitch: (id: string) => void
  onClose: () => void
  ref: Ref<HTMLElement>
}

/** The player with its title, Previous, Next and Up Next. */
export function VideoPlayer({ video, videos, hasMore, onPlay, onSwitch, onClose, ref }: VideoPlayerProps) {
  const [listShown, setListShown] = useState(true)
  const listId = useId()
  const titleId = useId()
  const { previous, next, following } = neighbours(videos, video.id)
  // At either end the buttons stay where they are and do nothing: a focus on them is not lost.
  const step = (to: VideoCardFragment | undefined) => ({
    'aria-disabled': to === undefined || undefined,
    onClick: () => to && onSwitch(to.id),
  })
  return (
    <Stage ref={ref} tabIndex={-1} aria-labelledby={titleId} data-surface="ink">
      <Top>
        <span>{video.playerUrl == null ? t('Sample class') : t('Now playing')}</span>
        <Button variant="quiet" size="small" icon={<X />} onClick={onClose}>
          {rich('Close<hidden> the player</hidden>', {
            hidden: (player) => <VisuallyHidden>{player}</VisuallyHidden>,
          })}
        </Button>
      </Top>
      <Parts $list={listShown}>
        <Stack $gap={3}>
          <PlayerFrame video={video} />
          <Cluster $gap={3}>
            <Button variant="secondary" size="small" icon={<SkipBack />} {...step(previous)}>
              {t('Previous')}
            </Button>
            <Button variant="secondary" size="small" icon={<SkipForward />} {...step(next)}>
              {t('Next')}
            </Button>
            <Button
              variant="secondary"
              size="small"
              icon={<ListVideo />}
              aria-expanded={listShown}
              aria-controls={listId}
              onClick={() => setListShown(!listShown)}
            >
              {t('Up Next')}
            </Button>
          </Cluster>
          <VisuallyHidden role="status">{t('In the player: {title}', { title: video.title })}</VisuallyHidden>
          <Title id={titleId} lang={languageOf(video.title)}>
            {video.title}
          </Title>
          <Facts>
            <VideoDay publishedAt={video.publishedAt} />
            {video.watchUrl != null && (
              <TextLink to={video.watchUrl} newTab>
                {t('Watch on YouTube')}
              </TextLink>
            )}
          </Facts>
          {video.description !== '' && (
            <Description lang={languageOf(video.description)}>{video.description}</Description>
          )}
        </Stack>
        {listShown && <UpNext id={listId} videos={following} hasMore={hasMore} onPlay={onPlay} />}
      </Parts>
    </Stage>
  )
}

const Stage = styled.section`
  container-type: inline-size;
  margin-inline: -${space[4]};
  padding: ${space[4]};
  background: ${color('ground')};
  color: ${color('text')};

  ${from('medium')} {
    margin-inline: 0;
    padding: ${space[5]};
    border-radius: ${radius.large};
  }
  &:focus-visible {
    outline-offset: 4px;
  }
`

const Top = styled.div`
  display: flex;
  gap: ${space[3]};
  align-items: center;
  justify-content: space-between;
  margin-bottom: ${space[2]};
  font-weight: 600;

  & > button {
    margin-right: -${space[3]};
  }
`

const Parts = styled.div<{ $list: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};

  @container (min-width: 54rem) {
    grid-template-columns: minmax(0, 1fr) ${({ $list }) => ($list ? '21rem' : '')};
    align-items: start;
  }
`

const Title = styled.h2`
  font-size: ${text('title')};
  overflow-wrap: anywhere;
`

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[5]};
  font-size: ${text('small')};
`

const Description = styled.p`
  max-width: 46rem;
  max-height: 9lh;
  overflow-y: auto;
  color: ${color('textMuted')};
  line-height: ${leading('normal')};
  white-space: pre-line;
  overflow-wrap: anywhere;
`

/** The platform's player, which begins at once; for a sample, its cover and the truth. */
function PlayerFrame({ video }: { video: VideoCardFragment }) {
  if (video.playerUrl == null) return <SampleScreen video={video} />
  return (
    <Screen>
      <iframe
        key={video.id}
        src={`${video.playerUrl}?autoplay=1&rel=0`}
        title={video.title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        // Without the site's name the platform refuses to play; it is told no more than that.
        referrerPolicy="strict-origin-when-cross-origin"
      />
    </Screen>
  )
}

/** As large as a player. */
function SampleScreen({ video: { title } }: { video: VideoCardFragment }) {
  const { icon, hue } = subjectLook(title)
  return (
    <Backdrop data-hue={hue}>
      <Note>
        <PixelIcon drawing={icon} />
        <strong>{t('This is a sample class')}</strong>
        <span>
          {t(
            'The demo has no recordings. On an institute’s own site, the live classes of its YouTube channel play here once they are over.',
          )}
        </span>
      </Note>
    </Backdrop>
  )
}

const Screen = styled.div`
  position: relative;
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border-radius: ${radius.medium};
  background: ${color('inkRaised')};

  & > iframe {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    border: 0;
  }
`

const Backdrop = styled.div`
  container-type: inline-size;
  display: grid;
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border-radius: ${radius.medium};
  background: ${color('patternGround')};
`

const Note = styled.p`
  display: grid;
  gap: ${space[1]};
  place-content: center;
  justify-items: center;
  padding: ${space[2]} ${space[4]};
  color: ${color('hueText')};
  font-size: ${text('small')};
  line-height: ${leading('tight')};
  text-align: center;

  & > svg {
    display: none;
    height: 8rem;
    margin-bottom: ${space[4]};
  }
  & > strong {
    font-size: ${text('large')};
  }
  & > span {
    max-width: 30rem;
  }
  @container (min-width: 36rem) {
    font-size: ${text('body')};

    & > svg {
      display: block;
    }
  }
`

interface UpNextProps {
  id: string
  /** The videos after the one in the player. */
  videos: readonly VideoCardFragment[]
  /** Older ones can be loaded below. */
  hasMore: boolean
  onPlay: (id: string) => void
}

/** The videos that follow, in a list of its own height. */
function UpNext({ id, videos, hasMore, onPlay }: UpNextProps) {
  return (
    <Box id={id} aria-label={t('Up Next')}>
      <h3>{t('Up Next')}</h3>
      {videos.length === 0 ? (
        <Last>
          {hasMore
            ? t('This is the last one that is loaded: there are more below.')
            : t('This is the last video.')}
        </Last>
      ) : (
        <List tabIndex={-1}>
          {videos.map((video) => (
            <Row key={video.id}>
              <Thumb>
                <VideoCover video={video} />
              </Thumb>
              <div>
                <VideoTitle>
                  <PlayControl video={video} onPlay={onPlay} />
                </VideoTitle>
                <VideoDay publishedAt={video.publishedAt} />
              </div>
            </Row>
          ))}
        </List>
      )}
    </Box>
  )
}

const Box = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto minmax(0, 1fr);
  align-content: start;
  max-height: 400px;
  overflow: hidden;
  border: 1px solid ${color('line')};
  border-radius: ${radius.medium};

  & > h3 {
    padding: ${space[3]} ${space[4]};
    border-bottom: 1px solid ${color('line')};
    font-size: ${text('body')};
  }
`

const List = styled(PlainList)`
  overflow-y: auto;
  overscroll-behavior: contain;
`

const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 7rem minmax(0, 1fr);
  gap: ${space[3]};
  align-items: start;
  padding: ${space[3]} ${space[4]};

  &:not(:last-child) {
    border-bottom: 1px solid ${color('line')};
  }
  &:hover,
  &:focus-within {
    background: ${color('actionSoft')};
  }
`

const Thumb = styled.div`
  overflow: hidden;
  border-radius: ${radius.small};
`

const VideoTitle = styled.h4`
  font-size: ${text('small')};
  text-wrap: initial;
  overflow-wrap: anywhere;

  & > button > :last-child {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`

const Last = styled.p`
  padding: ${space[4]};
  color: ${color('textMuted')};
`
