import { useQuery } from '@apollo/client/react'
import { loadVideos } from '#client/features/videos/load-videos.ts'
import { Videos } from '#client/features/videos/videos.tsx'
import { VideosQuery } from '#client/features/videos/videos-query.ts'
import { PageHead } from '#client/layouts/page-head.tsx'
import { oneOrder } from '#client/ui/list-address.ts'
import { Page } from '#client/ui/page.tsx'
import { useListAddress } from '#client/ui/use-list-address.ts'

export const loader = loadVideos

export function Component() {
  const { listParams } = useListAddress(oneOrder)
  const { data } = useQuery(VideosQuery, {
    variables: { after: listParams.after },
    fetchPolicy: 'cache-only',
  })
  return (
    <Page
      title="Recorded Classes"
      pattern="videos"
      intro="Every live class stays here: watch it again, stop where you like, and catch up on what you missed."
    >
      <PageHead
        title="Recorded Classes"
        description="Watch the recorded live classes: zoology, botany, chemistry, physics, MAT and the discussion of every model test."
        noIndex={listParams.search !== '' || listParams.after !== null}
        subject={{ kind: 'videos', videos: data?.videos.nodes ?? [] }}
      />
      <Videos />
    </Page>
  )
}
