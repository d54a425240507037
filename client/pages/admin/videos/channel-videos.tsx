import EyeOff from 'lucide-react/icons/eye-off'
import Pin from 'lucide-react/icons/pin'
import type { QueryFailure } from '#client/data/use-query-retry.ts'
import type { useVideoPages } from '#client/features/videos/use-video-pages.ts'
import { t } from '#client/locales/t.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { Failure } from '#client/ui/failure.tsx'
import { KeepsFocusNear } from '#client/ui/keeps-focus-near.tsx'
import { Lang } from '#client/ui/lang.tsx'
import { RowActions } from '#client/ui/row-actions.tsx'
import { SheetRows, TitledSheet } from '#client/ui/sheet.tsx'
import { ShownDate } from '#client/ui/shown-date.tsx'
import type { PublishedChoice } from './admin-videos-query.ts'
import type { ChoosableVideo } from './use-video-choice.ts'
import { VideoRow } from './video-row.tsx'

interface ChannelVideosProps {
  pages: ReturnType<typeof useVideoPages>
  /** Why they cannot be shown. */
  failure: QueryFailure | null
  chosen: readonly PublishedChoice[]
  /** Samples cannot be chosen. */
  isChannel: boolean
  busy: boolean
  onChoose: (video: ChoosableVideo, place: 'first' | 'hidden') => void
}

/** The videos of the channel as they are shown: to pin, or to hide. */
export function ChannelVideos({ pages, failure, chosen, isChannel, busy, onChoose }: ChannelVideosProps) {
  const { videos, nextToken, loadMore, more } = pages
  const isChosen = (id: string) => chosen.some(({ address }) => address.includes(id))
  const others = videos.filter(({ id }) => !isChosen(id))
  if (failure) {
    return <Failure title={t('The videos of the channel cannot be shown')} {...failure} />
  }
  if (others.length === 0 && nextToken === null) return null
  return (
    <TitledSheet title={isChannel ? t('Videos of the channel') : t('Videos')}>
      <SheetRows aria-busy={busy || undefined}>
        {others.map((video) => (
          <VideoRow
            key={video.id}
            title={<Lang>{video.title}</Lang>}
            facts={video.publishedAt && <ShownDate at={video.publishedAt} />}
            actions={
              isChannel && (
                <RowActions
                  subject={video.title}
                  actions={[
                    { label: t('Pin'), icon: Pin, onPress: () => onChoose(video, 'first') },
                    { label: t('Hide'), icon: EyeOff, onPress: () => onChoose(video, 'hidden') },
                  ]}
                />
              )
            }
          />
        ))}
        {nextToken !== null && (
          <VideoRow
            title={
              <KeepsFocusNear>
                <Button variant="secondary" size="small" busy={more.state === 'loading'} onClick={loadMore}>
                  {t('Load More Videos')}
                </Button>
              </KeepsFocusNear>
            }
            facts={
              more.state === 'failed' && (
                <Callout tone="danger" title={t('No more videos could be loaded')} role="alert">
                  <p>{more.message}</p>
                </Callout>
              )
            }
          />
        )}
      </SheetRows>
    </TitledSheet>
  )
}
