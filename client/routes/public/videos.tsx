import { useSearchParams } from 'react-router-dom'
import { loadVideos } from '#client/features/videos/load-videos.ts'
import { Videos } from '#client/features/videos/videos.tsx'
import { PageHead } from '#client/shell/page-head.tsx'
import { Page } from '#client/ui/page.tsx'

export const loader = loadVideos

export function Component() {
  const [params] = useSearchParams()
  return (
    <Page
      title="Recorded Classes"
      cloth="videos"
      intro="Every live class stays here: watch it again, stop where you like, and catch up on what you missed."
    >
      <PageHead
        title="Recorded Classes"
        description="Watch the recorded live classes: zoology, botany, chemistry, physics, MAT and the discussion of every model test."
        noIndex={params.size > 0}
      />
      <Videos />
    </Page>
  )
}
