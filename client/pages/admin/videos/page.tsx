import Plus from 'lucide-react/icons/plus'
import type { LoaderFunctionArgs } from 'react-router-dom'
import styled from 'styled-components'
import { loadPage, usePageQuery } from '#client/data/page-query.ts'
import { listCrumb } from '#client/features/content-editor/list-crumb.ts'
import { AsOf } from '#client/features/videos/as-of.tsx'
import { useVideoPages } from '#client/features/videos/use-video-pages.ts'
import { VideosQuery } from '#client/features/videos/videos-query.ts'
import { useAdminVideosQuery } from '#client/gql/hooks/use-admin-videos-query.ts'
import { useVideosQuery } from '#client/gql/hooks/use-videos-query.ts'
import { AdminPage } from '#client/layouts/admin-page.tsx'
import { t } from '#client/locales/t.ts'
import { contentPath } from '#client/paths.ts'
import { space } from '#client/theme/theme.ts'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { Failure } from '#client/ui/failure.tsx'
import { Loading, Skeleton } from '#client/ui/skeleton.tsx'
import { AdminVideosQuery } from './admin-videos-query.ts'
import { ChannelNote } from './channel-note.tsx'
import { ChannelVideos } from './channel-videos.tsx'
import { ChosenVideos } from './chosen-videos.tsx'
import { useVideoChoice } from './use-video-choice.ts'

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
