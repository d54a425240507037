import { describe, expect, test } from 'vitest'
import { cookiesPolicy } from '#client/pages/public/legal/documents/cookies-policy.ts'
import { privacyPolicy as nepaliPolicy } from '#client/pages/public/legal/documents/privacy-policy.ne.ts'
import { privacyPolicy } from '#client/pages/public/legal/documents/privacy-policy.ts'
import { termsOfService } from '#client/pages/public/legal/documents/terms-of-service.ts'
import type { LegalDocument } from '#client/pages/public/legal/legal-document.ts'
import { withOwnText } from '#client/pages/public/legal/legal-text.tsx'
import { retentionDays } from '#server/domains/accounts/clean-up-accounts.ts'
import { recheckDays } from '#server/domains/rechecks/clean-up-rechecks.ts'
import { requestLine } from '#server/lib/log.ts'

const party = {
  name: 'Another Academy',
  email: 'office@another.example',
  phones: ['021-000000'],
  address: 'Biratnagar',
}

const [privacy, terms, cookies] = [privacyPolicy(party), termsOfService(party), cookiesPolicy(party)]

const nepaliPrivacy = nepaliPolicy(party)

const words = ({ sections }: LegalDocument) => sections.flatMap(({ body }) => body.flat()).join(' ')

const standard = cookiesPolicy({ name: 'Another Academy', email: '', phones: [], address: '' })

const nothing = { additions: null, sections: [], changedOn: null }

describe('legal', () => {
  test('the terms say who, how money is handled and which law applies', () => {
    expect(words(terms)).toContain('16 years or older')
    expect(words(terms)).toContain('Payments are non-refundable unless stated otherwise')
    expect(words(terms)).toContain('governed by the laws of Nepal')
  })

  test('the privacy policy is not directed to children under 16', () => {
    expect(words(privacy)).toContain('not directed to children under 16')
  })

  test('the privacy policy says how long the code keeps accounts, sign-ins and the keys of refused requests', () => {
    const { unconfirmedAccounts, endedSessions, expiredInvitations } = retentionDays
    expect(words(privacy)).toContain(`whose address was never confirmed, ${unconfirmedAccounts} days`)
    expect(words(privacy)).toContain(`sign-ins for ${endedSessions} days after they end`)
    expect(words(privacy)).toContain(`invitation ${expiredInvitations} days after its link has run out`)
  })

  test('the privacy policy says what the code keeps of candidates, and how long', () => {
    expect(words(privacy)).toContain(`re-check ${recheckDays.answered} days after our answer`)
    expect(words(privacy)).toContain(`unanswered ones ${recheckDays.open} days`)
    expect(words(privacy)).toContain('PIN and date of birth, where results ask for one, only as hashes')
    for (const kept of ['phone number or email address', 'result slips', 'assignments', 'fees and payments'])
      expect(words(privacy)).toContain(kept)
  })

  test('the privacy policy says that the settings of an exam decide what is shown of it', () => {
    expect(words(privacy)).toContain('with the PIN or date of birth where the exam asks for one')
    expect(words(privacy)).toContain('may be listed, with names and candidate IDs or with initials')
  })

  test('the Nepali privacy policy has the same sections and lists, and the same numbers of days', () => {
    const shape = ({ inShort, sections }: LegalDocument) => [
      inShort?.length,
      sections.map(({ body }) => body.map((part) => (typeof part === 'string' ? 'text' : part.length))),
    ]
    expect(shape(nepaliPrivacy)).toEqual(shape(privacy))
    const numbers = (document: LegalDocument) => words(document).match(/\d+/g)?.toSorted()
    expect(numbers(nepaliPrivacy)).toEqual(numbers(privacy)?.filter((number) => number !== '2018'))
  })

  test('the privacy policy says of the log what a line of it has: no address', () => {
    const line = requestLine({ id: '1', method: 'GET', url: '/news', status: 200, took: 1, isRoutine: true })
    expect(Object.keys(line)).toEqual(['reqId', 'method', 'path', 'statusCode', 'responseTime'])
    expect(words(privacy)).toContain(
      'Technical records: the time and the page asked for, in the server’s log.',
    )
  })

  describe.each([
    ['privacy', privacy],
    ['terms', terms],
    ['cookies', cookies],
  ])('the %s text', (_name, document) => {
    test('speaks of the institute that runs the site, and of no other', () => {
      expect(document.intro).toContain(party.name)
      expect(JSON.stringify(document)).not.toContain('Himshikhar')
    })

    test('has sections of different titles, none of them empty', () => {
      const titles = document.sections.map(({ title }) => title)
      expect(new Set([...titles, 'Contact']).size).toBe(titles.length + 1)
      expect(document.sections.filter(({ body }) => body.length === 0)).toEqual([])
    })
  })
})

describe('own legal text', () => {
  test('without words of the institute the standard text stands', () => {
    expect(withOwnText(standard, undefined)).toEqual(standard)
    expect(withOwnText(standard, nothing)).toEqual(standard)
  })

  test('additions stand below the standard text, under a heading of their own', () => {
    const { sections, ...rest } = withOwnText(standard, { ...nothing, additions: 'One.\n\nTwo.' })
    expect(rest).toEqual({ ...standard, sections: undefined })
    expect(sections).toEqual([...standard.sections, { title: 'Our own additions', body: ['One.', 'Two.'] }])
  })

  test('an own text stands instead of every word of the standard text', () => {
    const sections = [{ title: 'Cookies', text: 'We set none.\n\nReally.' }]
    const { title, description } = standard
    expect(withOwnText(standard, { ...nothing, sections })).toEqual({
      title,
      description,
      inShort: [],
      sections: [{ id: 'own-1', title: 'Cookies', body: ['We set none.', 'Really.'] }],
    })
  })
})
