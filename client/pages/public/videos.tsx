import { usePageData } from '#client/data/page-data.ts'
import { loadVideos } from '#client/features/videos/load-videos.ts'
import { Videos } from '#client/features/videos/videos.tsx'
import { PageHead } from '#client/layouts/page-head.tsx'
import { t } from '#client/locales/t.ts'
import { oneOrder } from '#client/ui/list-address.ts'
import { Page } from '#client/ui/page.tsx'
import { useListAddress } from '#client/ui/use-list-address.ts'

export const loader = loadVideos

export function Component() {
  const { listParams } = useListAddress(oneOrder)
  const videos = usePageData<typeof loader>().data?.videos
  const isEmpty = videos?.nodes.length === 0 && videos.nextPageToken === null
  return (
    <Page
      title={t('Recorded Classes')}
      intro={t(
        'Recorded live classes: watch one again, stop where you like, and catch up on what you missed.',
      )}
    >
      <PageHead
        title={t('Recorded Classes')}
        description={t('Watch the recorded live classes again, as often as you like.')}
        noIndex={isEmpty || listParams.search !== '' || listParams.after !== null}
        subject={{ kind: 'videos', videos: videos?.nodes ?? [] }}
      />
      <Videos />
    </Page>
  )
}
