import { describe, expect, test } from 'vitest'
import { activityWords } from '#client/features/activity/activity-words.ts'
import { collections } from '#server/content/declarations/index.ts'
import { inNepali } from '#tests/support/browser/in-nepali.ts'
import { sourceFiles } from '#tests/support/project/source-files.ts'

const words = (action: string, subject: string, subjectId: string | null = 'id', isInvitation = false) =>
  activityWords({ action, subject, subjectId, isInvitation })

describe('activity words', () => {
  test('a thing that is still there is led to', () => {
    expect(words('notice.updated', 'Holiday')).toMatchObject({ verb: 'edited the notice', to: '/news/id' })
    expect(words('students.published', 'Day group').to).toBe('/admin/students')
    expect(words('user.disabled', 'a@b.np').to).toBe('/admin/users?search=a%40b.np')
    expect(words('rechecks.closed', 'CEE: ending in 01').to).toBe('/admin/recheck?id=id')
    expect(words('notice.deleted', 'Holiday', null)).toEqual({
      verb: 'deleted the notice',
      subject: 'Holiday',
    })
  })

  test('who was invited is led to: the invitation, and the account once it is accepted', () => {
    for (const action of ['user.invited', 'user.invitation-sent-again', 'user.invitation-link-shown']) {
      expect(words(action, 'a@b.np: STUDENT', 'id', true).to).toBe('/admin/users/invitations')
      expect(words(action, 'a@b.np: STUDENT').to).toBe('/admin/users?search=a%40b.np')
    }
    expect(words('user.list-invited', 'list.csv: 30 invited, 2 linked', null).to).toBe(
      '/admin/users/invitations',
    )
  })

  test('a changed notice is named with what was changed of it', () => {
    expect(words('notice.updated', 'Holiday (Friday) (Title in Nepali, Link)')).toMatchObject({
      subject: 'Holiday (Friday)',
      more: '(Title in Nepali, Link)',
    })
    expect(words('notice.updated', 'Holiday (Friday)')).not.toHaveProperty('more')
  })

  test('a change of role names both roles in words', () => {
    expect(words('user.role-changed', 'a@b.np: STUDENT → TEACHER')).toEqual({
      verb: 'changed the role of',
      subject: 'a@b.np',
      more: 'from Student to Teacher',
      to: '/admin/users?search=a%40b.np',
    })
  })

  test('a result file is named with its exam, and taking it back is not deleting the exam', () => {
    expect(words('results.removed', 'correction.csv: CEE: Model 7', null)).toEqual({
      verb: 'took back the result file',
      subject: 'correction.csv',
      more: 'of CEE: Model 7',
    })
    expect(words('results.published', 'a: b.csv: CEE')).toMatchObject({
      subject: 'a: b.csv',
      to: '/admin/results?search=a%3A+b.csv',
    })
    // Earlier entries name the exam alone.
    expect(words('results.removed', 'CEE Model 7', null)).toEqual({
      verb: 'took back the results of',
      subject: 'CEE Model 7',
    })
  })

  test('an exam is led to, with what was done to it', () => {
    expect(words('results.withdrawn', 'CEE 7 → Wrong key', 'CEE 7')).toEqual({
      verb: 'withdrew the results of',
      subject: 'CEE 7',
      more: '(Wrong key)',
      to: '/admin/exam?exam=CEE+7',
    })
    expect(words('results.released', 'CEE 7', 'CEE 7')).toEqual({
      verb: 'released the results of',
      subject: 'CEE 7',
      to: '/admin/exam?exam=CEE+7',
    })
    expect(words('results.exam-changed', 'CEE 7: title Old → New', null)).toEqual({
      verb: 'changed the exam',
      subject: 'CEE 7',
      more: '(title Old → New)',
    })
  })

  test('an unknown action is told as it was noted', () => {
    expect(words('library.book-lent', 'Physics', null)).toEqual({
      verb: 'library book lent:',
      subject: 'Physics',
    })
  })

  test('every action that the server logs has its words', () => {
    const noted = /'((?:results|students|notice|user)\.[a-z-]+)'/g
    const actions = sourceFiles()
      .filter(({ path }) => path.startsWith('server/domains/') && !path.includes('/dashboard/'))
      .flatMap(({ text }) => [...text.matchAll(noted)].map(([, action = '']) => action))
      // Steps on the way, which the dashboard leaves out, and names of files.
      .filter((action) => !/\.(staged|discarded|csv)$/.test(action))
    expect(actions.length).toBeGreaterThan(10)
    for (const action of new Set(actions)) expect(words(action, 'It').verb, action).not.toMatch(/:$/)
  })

  test('a linked candidate ID is told by its account and the end of the ID', () => {
    expect(words('user.candidate-linked', 'a@b.np: ending in 01')).toEqual({
      verb: 'linked a Candidate ID to',
      subject: 'a@b.np',
      more: '(ID ending in 01)',
      to: '/admin/users?search=a%40b.np',
    })
    expect(words('user.candidate-unlinked', '(deleted)').more).toBeUndefined()
  })

  test('in English, the words of the log are told as they were noted', () => {
    const noted = [
      ['content.published', 'Courses: MBBS (Title, Fee)'],
      ['content.ordered', 'Teachers'],
      ['content.saved', 'Fees: January (first half)'],
      ['candidate.deleted', '1 result, 2 list entries, 3 assignments or fees'],
      ['files.clean-up-allowed', '1 stored file'],
      ['demo.removed', 'Demo content'],
      ['user.deleted', '(deleted)'],
      ['user.deleted', '(deleted), 1 contact of a re-check'],
      ['candidate.secret-limit-lifted', 'ending in 01'],
    ] as const
    for (const [action, subject] of noted) expect(words(action, subject, null).subject, action).toBe(subject)
  })

  test('what is noted behind the subject is told with it', () => {
    expect(words('results.release-moved', 'a.csv: CEE → Nov 14, 2026, 7:05 AM').more).toBe(
      'of CEE to Nov 14, 2026, 7:05 AM',
    )
    expect(words('results.withdrawn', 'a.csv: CEE → Wrong file').more).toBe('of CEE: Wrong file')
    expect(words('rechecks.answered', 'CEE: ending in 01 → CHANGED').more).toBe(
      '(ID ending in 01, corrected)',
    )
    expect(words('user.list-invited', 'list.csv: 30 invited, 2 linked').more).toBe('(30 invited, 2 linked)')
  })
})

const { contentName } = await inNepali(() => import('#client/features/activity/activity-subjects.ts'))

test('labels of changed fields are in the language of the page, those of Nepali texts too', () => {
  expect(contentName('Courses: MBBS (Title, Title in Nepali, Digits in Nepali)')).toMatch(
    /^[^:]+: MBBS \(शीर्षक, शीर्षक \(नेपालीमा\), नेपालीमा अङ्क\)$/,
  )
})

// One after the other: two that import the same module at once get one of them in English.
const {
  actionSentences,
  activityWords: wordsInNepali,
  notedWords,
  contentWords,
  activityVariables,
} = await inNepali(async () => ({
  ...(await import('#client/features/activity/action-sentences.ts')),
  ...(await import('#client/features/activity/activity-words.ts')),
  ...(await import('#client/features/activity/noted-words.ts')),
  ...(await import('#client/locales/content-words.ts')),
  ...(await import('#client/pages/admin/activity/activity-query.ts')),
}))

describe('a search of the log finds what a Nepali page shows', () => {
  test.each(Object.keys(actionSentences))('of %s', (action) => {
    for (const subject of ['It', 'it.csv: CEE']) {
      const { verb, last = '' } = wordsInNepali({ action, subject })
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
