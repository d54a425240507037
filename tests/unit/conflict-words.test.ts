import { expect, test } from 'vitest'
import { adminWords } from '#client/locales/ne/admin-words.ts'
import { peopleWords } from '#client/locales/ne/people-words.ts'
import { addApiWords, wordsOfApi } from '#client/locales/ne/words-of-api.ts'

addApiWords({ ...adminWords, ...peopleWords })

test.each([
  [
    'This exam has changed since you opened it: the title and the pass mark.',
    'तपाईंले खोलेपछि यो परीक्षा फेरिएको छ: नाम, उत्तीर्ण सीमा।',
  ],
  [
    'This exam has changed meanwhile: the title (now “CEE 7”) and the look-up. Publishing again overwrites that with what the form says.',
    'यसबीच यस परीक्षामा यो फेरिएको छ: नाम (अब “CEE 7”), नतिजा हेर्ने तरिका। फेरि प्रकाशित गर्दा फारममा भएकै राखिन्छ।',
  ],
  [
    'The role of this account has changed to TEACHER since you opened it.',
    'तपाईंले खोलेपछि यस खाताको भूमिका फेरिएर शिक्षक भएको छ।',
  ],
])('the conflict “%s” is told in Nepali with what has changed', (english, nepali) => {
  expect(wordsOfApi(english)).toBe(nepali)
})
