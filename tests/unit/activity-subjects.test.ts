import { expect, test, vi } from 'vitest'
import { contentName } from '#client/features/activity/activity-subjects.ts'

// Labels as the Nepali build has them; messages of the client stay English here.
vi.mock('#client/locales/content-words.ts', () => import('#client/locales/content-words.ne.ts'))

test('labels of changed fields are in the language of the page, those of Nepali texts too', () => {
  expect(contentName('Courses: MBBS (Title, Title in Nepali, Digits in Nepali)')).toMatch(
    /^[^:]+: MBBS \(शीर्षक, शीर्षक in Nepali, नेपालीमा अङ्क\)$/,
  )
})
