import { describe, expect, test } from 'vitest'
import { collections } from '#server/content/declarations/index.ts'
import { inNepali } from '#tests/support/browser/in-nepali.ts'

// One after the other: two that import the same module at once get one of them in English.
const { actionSentences, activityWords, notedWords, contentWords, activityVariables } = await inNepali(
  async () => ({
    ...(await import('#client/features/activity/action-sentences.ts')),
    ...(await import('#client/features/activity/activity-words.ts')),
    ...(await import('#client/features/activity/noted-words.ts')),
    ...(await import('#client/locales/content-words.ts')),
    ...(await import('#client/pages/admin/activity/activity-query.ts')),
  }),
)

describe('a search of the log finds what a Nepali page shows', () => {
  test.each(Object.keys(actionSentences))('of %s', (action) => {
    for (const subject of ['It', 'it.csv: CEE']) {
      const { verb, last = '' } = activityWords({ action, subject })
      expect(verb + last).toMatch(/[\u0900-\u097f]/)
      for (const typed of [verb, last, `${verb} ${last}`, ` ${verb}  ${last} `])
        if (typed.trim() !== '') expect(notedWords(typed), typed).toContain(action)
    }
  })

  test.each(collections.map(({ label }) => label))('of %s', (label) => {
    expect(notedWords(contentWords(label))).toContain(label)
  })

  test('of a role, and of nothing else', () => {
    expect(notedWords('शिक्षक')).toContain('TEACHER')
    expect(notedWords('मेटाउनुभयो')).toEqual(expect.arrayContaining(['notice.deleted', 'user.deleted']))
    expect(notedWords('मेटाउनुभयो')).not.toContain('notice.created')
    const { search, noted } = activityVariables(new URLSearchParams({ search: 'मेटाउनुभयो' }))
    expect({ search, noted }).toEqual({ search: 'मेटाउनुभयो', noted: notedWords('मेटाउनुभयो') })
    expect(notedWords('')).toEqual([])
    expect(notedWords('zzz')).toEqual([])
  })
})
