import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Plus from 'lucide-react/icons/plus'
import Undo2 from 'lucide-react/icons/undo-2'
import { Link, type LoaderFunctionArgs } from 'react-router-dom'
import styled from 'styled-components'
import { loadPage, usePageQuery } from '#client/data/page-query.ts'
import { listCrumb } from '#client/features/content-editor/list-crumb.ts'
import { StateBadge } from '#client/features/content-editor/state-badge.tsx'
import { useItemOrder } from '#client/features/content-editor/use-item-order.ts'
import { AsOf } from '#client/features/videos/as-of.tsx'
import { useVideoPages } from '#client/features/videos/use-video-pages.ts'
import { VideosQuery } from '#client/features/videos/videos-query.ts'
import type { AdminVideosQuery as AdminVideosData } from '#client/gql/graphql.ts'
import { useAdminVideosQuery } from '#client/gql/hooks/use-admin-videos-query.ts'
import { useVideosQuery } from '#client/gql/hooks/use-videos-query.ts'
import { AdminPage } from '#client/layouts/admin-page.tsx'
import { rich, t } from '#client/locales/t.ts'
import { contentPath } from '#client/paths.ts'
import { space } from '#client/theme/theme.ts'
import { Badge } from '#client/ui/badge.tsx'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { Failure } from '#client/ui/failure.tsx'
import { Lang } from '#client/ui/lang.tsx'
import { RowActions } from '#client/ui/row-actions.tsx'
import { SheetRows, TitledSheet } from '#client/ui/sheet.tsx'
import { Loading, Skeleton } from '#client/ui/skeleton.tsx'
import { TextLink } from '#client/ui/text-link.tsx'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import { AdminVideosQuery, type ChosenVideo, type PublishedChoice } from './admin-videos-query.ts'
import { ChannelVideos } from './channel-videos.tsx'
import { useVideoChoice } from './use-video-choice.ts'
import { VideoRow } from './video-row.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const [page] = await Promise.all([
    loadPage(context, AdminVideosQuery, {}),
    // If it fails, the list of the channel asks once more and says so.
    loadPage(context, VideosQuery, { after: null }),
  ])
  return page
}

/** The channel, which of its videos come first or are not shown, and videos from elsewhere. */
export function Component() {
  const { data, failure, refetch } = usePageQuery(useAdminVideosQuery, {})
  const channel = usePageQuery(useVideosQuery, { after: null })
  const pages = useVideoPages(channel.data?.videos)
  const { choose, actions, busy } = useVideoChoice(() => {
    void channel.retry()
    return refetch()
  })
  return (
    <AdminPage
      title={t('Videos')}
      intro={t('The recorded classes as visitors and students see them.')}
      under={[listCrumb(undefined)]}
      actions={
        <ButtonLink to={contentPath('chosenVideos', 'new')} icon={<Plus />}>
          {t('Add a video')}
        </ButtonLink>
      }
    >
      {failure ? (
        <Failure title={t('The videos could not be read')} {...failure} />
      ) : !data ? (
        <Loading label={t('Loading the videos')}>
          <Skeleton height="20rem" />
        </Loading>
      ) : (
        <Parts>
          <ChannelNote source={data.videoSource} />
          <ChosenVideos items={data.contentItems} published={data.content.chosenVideos} {...actions} />
          {channel.data?.videos.stale && <AsOf moment={channel.data.videos.fetchedAt} />}
          <ChannelVideos
            pages={pages}
            failure={channel.failure}
            chosen={data.content.chosenVideos}
            isChannel={data.videoSource.kind === 'PLATFORM'}
            busy={busy}
            onChoose={choose}
          />
        </Parts>
      )}
    </AdminPage>
  )
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  max-width: 60rem;
`

/** Which channel the videos come from, and the way to change it. */
function ChannelNote({ source: { kind, channelId } }: { source: AdminVideosData['videoSource'] }) {
  const settings = <TextLink to={contentPath('services')}>{t('Links and services')}</TextLink>
  if (kind === 'SAMPLES') {
    return (
      <Callout title={t('The videos are samples of the demo.')}>
        <p>
          {rich('Name your YouTube channel under {settings}. Its finished live streams are shown instead.', {
            settings,
          })}
        </p>
      </Callout>
    )
  }
  if (channelId == null) {
    return (
      <Callout title={t('There is no channel yet.')}>
        <p>
          {rich(
            'Name your YouTube channel under {settings}, or add single videos by their addresses. Finished live streams of the channel appear by themselves.',
            { settings },
          )}
        </p>
      </Callout>
    )
  }
  if (kind === 'NONE') {
    return (
      <Callout
        tone="warning"
        title={t('The videos of the channel {channelId} are not shown.', { channelId })}
      >
        <p>
          {t(
            'The server needs a key of YouTube for them: ask whoever runs it to set YOUTUBE_API_KEY. Videos that you add by their addresses are shown without it.',
          )}
        </p>
      </Callout>
    )
  }
  return (
    <p>
      {rich(
        'Finished live streams of the YouTube channel {channelId} appear by themselves. Another channel is named under {settings}.',
        { channelId, settings },
      )}
    </p>
  )
}

interface ChosenVideosProps {
  items: readonly ChosenVideo[]
  published: readonly PublishedChoice[]
  order: (ids: string[], before: string[]) => Promise<void>
  remove: (ids: string[]) => Promise<void>
}

/** The videos that come first, in their order, and those that are not shown. */
function ChosenVideos({ items, published, order, remove }: ChosenVideosProps) {
  const placeOf = (id: string) => published.find((one) => one.id === id)?.place
  const { ordered, moved, move } = useItemOrder(items, order)
  if (items.length === 0) return null
  return (
    <TitledSheet title={t('Pinned, added and hidden')}>
      <VisuallyHidden role="status">{moved}</VisuallyHidden>
      <SheetRows>
        {ordered.map((item) => (
          <VideoRow
            key={item.id}
            title={
              <Link to={contentPath('chosenVideos', item.id)}>
                <Lang>{item.title}</Lang>
              </Link>
            }
            facts={
              <>
                {placeOf(item.id) && (
                  <Badge>{placeOf(item.id) === 'hidden' ? t('Not shown') : t('First')}</Badge>
                )}
                {item.state !== 'PUBLISHED' && <StateBadge state={item.state} publishAt={item.publishAt} />}
              </>
            }
            actions={
              <RowActions
                subject={item.title}
                actions={[
                  { label: t('Move up'), icon: ArrowUp, onPress: () => move(item.id, -1) },
                  { label: t('Move down'), icon: ArrowDown, onPress: () => move(item.id, 1) },
                  {
                    label: placeOf(item.id) === 'hidden' ? t('Show again') : t('Take off the list'),
                    icon: Undo2,
                    onPress: () => void remove([item.id]),
                  },
                ]}
              />
            }
          />
        ))}
      </SheetRows>
    </TitledSheet>
  )
}
