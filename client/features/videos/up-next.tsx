import styled from 'styled-components'
import type { VideoCardFragment } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { color, radius, space, text } from '#client/theme/theme.ts'
import { PlainList } from '#client/ui/plain-list.tsx'
import { PlayControl } from './play-control.tsx'
import { VideoCover } from './video-cover.tsx'
import { VideoDay } from './video-facts.tsx'

interface UpNextProps {
  id: string
  /** The videos after the one in the player. */
  videos: readonly VideoCardFragment[]
  /** Older ones can be loaded below. */
  hasMore: boolean
  onPlay: (id: string) => void
}

/** The videos that follow, in a list of its own height. */
export function UpNext({ id, videos, hasMore, onPlay }: UpNextProps) {
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
                <Title>
                  <PlayControl video={video} onPlay={onPlay} />
                </Title>
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

const Title = styled.h4`
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
