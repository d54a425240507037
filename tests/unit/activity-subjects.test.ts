import { expect, test } from 'vitest'
import { inNepali } from '#tests/support/browser/in-nepali.ts'

const { contentName } = await inNepali(() => import('#client/features/activity/activity-subjects.ts'))

test('labels of changed fields are in the language of the page, those of Nepali texts too', () => {
  expect(contentName('Courses: MBBS (Title, Title in Nepali, Digits in Nepali)')).toMatch(
    /^[^:]+: MBBS \(शीर्षक, शीर्षक \(नेपालीमा\), नेपालीमा अङ्क\)$/,
  )
})
