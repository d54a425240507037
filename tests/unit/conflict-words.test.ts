import { expect, test } from 'vitest'
import { adminWords } from '#client/locales/ne/admin-words.ts'
import { peopleWords } from '#client/locales/ne/people-words.ts'
import { addApiWords, wordsOfApi } from '#client/locales/ne/words-of-api.ts'

addApiWords({ ...adminWords, ...peopleWords })

test.each([
  [
    'The role of this account has changed to TEACHER since you opened it.',
    'तपाईंले खोलेपछि यस खाताको भूमिका फेरिएर शिक्षक भएको छ।',
  ],
])('the conflict “%s” is told in Nepali with what has changed', (english, nepali) => {
  expect(wordsOfApi(english)).toBe(nepali)
})
