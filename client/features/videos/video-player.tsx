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
import { Cluster, Stack } from '#client/ui/stack.ts'
import { TextLink } from '#client/ui/text-link.tsx'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import { PlayerFrame } from './player-frame.tsx'
import { UpNext } from './up-next.tsx'
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
