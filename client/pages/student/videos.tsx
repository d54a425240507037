import { loadVideos } from '#client/features/videos/load-videos.ts'
import { Videos } from '#client/features/videos/videos.tsx'
import { StudentPage } from '#client/layouts/student-page.tsx'
import { t } from '#client/locales/t.ts'

export const loader = loadVideos

export function Component() {
  return (
    <StudentPage
      title={t('Recorded Classes')}
      intro={t(
        'Recorded live classes: watch one again, stop where you like, and catch up on what you missed.',
      )}
    >
      <Videos />
    </StudentPage>
  )
}
