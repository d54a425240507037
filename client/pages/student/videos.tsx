import { loadVideos } from '#client/features/videos/load-videos.ts'
import { Videos } from '#client/features/videos/videos.tsx'
import { StudentPage } from '#client/layouts/student-page.tsx'

export const loader = loadVideos

export function Component() {
  return (
    <StudentPage
      title="Recorded Classes"
      intro="Recorded live classes: watch one again, stop where you like, and catch up on what you missed."
    >
      <Videos />
    </StudentPage>
  )
}
