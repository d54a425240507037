import { describe, expect, test, vi } from 'vitest'
import { actionSentences } from '#client/features/activity/action-sentences.ts'
import { activityWords } from '#client/features/activity/activity-words.ts'
import { notedWords } from '#client/features/activity/noted-words.ts'
import { contentWords } from '#client/locales/content-words.ne.ts'
import { activityWanted } from '#client/pages/admin/activity/activity-query.ts'
import { collections } from '#server/content/declarations/index.ts'

// As in the Nepali build, which puts translations in the place of messages.
vi.mock('#client/locales/t.ts', async (original) => {
  const { t } = await original<{ t(message: string, values?: object): string }>()
  const { readCatalogue } = await import('#client/build/messages.ts')
  const catalogue = readCatalogue('client/locales/ne')
  return { t: (message: string, values?: object) => t(catalogue.get(message) ?? message, values) }
})
vi.mock('#client/locales/content-words.ts', () => import('#client/locales/content-words.ne.ts'))

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
    const { search, noted } = activityWanted(new URLSearchParams({ search: 'मेटाउनुभयो' }))
    expect({ search, noted }).toEqual({ search: 'मेटाउनुभयो', noted: notedWords('मेटाउनुभयो') })
    expect(notedWords('')).toEqual([])
    expect(notedWords('zzz')).toEqual([])
  })
})
