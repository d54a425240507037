import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { sayDaysUntil } from '#client/features/student-area/days-until.ts'
import { DEMO_CANDIDATE, demoAssignments } from '#prisma/demo-content/student-area/assignments.ts'
import { demoMaterials } from '#prisma/demo-content/student-area/materials.ts'
import { demoPapers, demoQuestionSets } from '#prisma/demo-content/student-area/questions.ts'
import { demoSyllabi } from '#prisma/demo-content/student-area/syllabi.ts'
import { readSite } from '#server/config/site.ts'
import { assignments, fees, handedInOf, paymentLineOf } from '#server/content/declarations/student-records.ts'
import { isFor, type OwnCandidate } from '#server/domains/candidates/own-candidates.ts'
import {
  type AssignmentItem,
  assignmentStatus,
  assignmentsOf,
} from '#server/domains/student-area/assignment-rules.ts'
import { syllabusPdf } from '#server/domains/student-area/course-syllabus.ts'
import { examCalendar } from '#server/domains/student-area/exam-calendar.ts'
import { type ExamSeries, examsFrom } from '#server/domains/student-area/exam-calendar-rules.ts'
import { type FeeItem, paymentsOf } from '#server/domains/student-area/payment-rules.ts'
import { rupeesOf } from '#server/domains/student-area/payments-file.ts'
import { typesetReceipt } from '#server/domains/student-area/serve-student-files.ts'
import {
  type PdfKind,
  pdfOf,
  type StudentPdf,
  type Template,
} from '#server/domains/student-area/student-pdf.ts'
import { typesetPdf } from '#server/domains/student-area/typeset-pdf.ts'
import { said } from '#server/locales/say.ts'
import { typeset } from '#server/pdf/typeset.ts'
import { dayAfter, todayInNepal } from '#shared/calendar/nepal-time.ts'
import { demoPaymentsOn, demoReceiptOn } from '#tests/support/content/demo-payments.ts'
import { demoSeries } from '#tests/support/content/demo-series.ts'
import { readPdf } from '#tests/support/files/read-pdf.ts'
import { readPdfTags } from '#tests/support/files/read-pdf-tags.ts'
import { projectRoot } from '#tests/support/project/paths.ts'

const typesetOf = (kind: PdfKind, name: string) =>
  pdfOf(kind, { id: name, title: name, name, media: null }) as DemoPdf

type DemoPdf = StudentPdf & { source: Template }

/** Every PDF of the demo, as it is typeset. */
const demoPdfs: readonly DemoPdf[] = [
  ...demoMaterials.map(({ title }) => typesetOf('materials', title)),
  ...demoQuestionSets.map(({ subject }) => typesetOf('question-bank', subject)),
  ...demoPapers.map(({ title }) => typesetOf('papers', title)),
  ...demoSyllabi.map((one) => syllabusPdf({ ...one, id: one.course, isSample: true }) as DemoPdf),
]

const site = await readSite(undefined)

const english = { site, language: 'en' } as const

/** Readers of PDF put spaces where they think that words end. */
const unspaced = (text: string) => text.normalize('NFC').replace(/\s/g, '')

/** Ordinary days, the ends of terms and years, a leap day, and moments at which Nepal has another date than UTC. */
const moments = [
  '2026-11-21T06:00:00Z',
  '2026-12-31T18:30:00Z',
  '2027-01-01T00:00:00Z',
  '2027-01-10T12:00:00Z',
  '2027-04-30T23:59:59Z',
  '2028-02-29T05:00:00Z',
  '2029-09-01T18:14:59Z',
].map((moment) => new Date(moment))

/** Added 40 days before. */
const seededAt = (now: Date) => {
  const publishedAt = new Date(now.getTime() - 40 * 86_400_000)
  return demoAssignments(todayInNepal(publishedAt)).map(
    (item, index): AssignmentItem => ({ ...item, id: String(index), isSample: true, publishedAt }),
  )
}

const own = [{ candidateId: DEMO_CANDIDATE, groups: 'Group A, Evening' }]

const [series] = demoSeries

const once = { ...series, everyDays: null, firstNumber: null, day: '2026-12-01' } as ExamSeries

const from = (now: string, exam: ExamSeries) => examsFrom([exam], new Date(now))

const item: AssignmentItem = {
  ...{ id: 'a', title: 'A', subject: 'B', task: 'C', dueOn: '2026-11-20', dueAt: '17:00', fullMarks: 20 },
  ...{ onlyFor: [], handedIn: [], isSample: false, publishedAt: new Date() },
}

const at = (day: string, change: Partial<AssignmentItem>) =>
  assignmentsOf([{ ...item, ...change }], own, new Date(`${day}T06:00:00Z`))

/** As people type an ID: with either digits, in either case, with invisible characters. */
const TYPED = ['MED-081', 'med-०८१', 'Med-०\u200d८१', ' med-081\u200b ']

const fee: FeeItem = {
  ...{ id: 'f', title: 'Term 1', amount: 1000, period: null, dueOn: '2026-12-01', isSample: false },
  ...{ onlyFor: [], payments: [] },
}

const owed = (change: Partial<FeeItem>, candidates: readonly OwnCandidate[] = own) =>
  paymentsOf([{ ...fee, ...change }], candidates).map(({ amount, paid }) => [amount, paid?.receiptNumber])

const signs = ['', '₹', 'रु', 'रु.', 'रु॰', 'रू', 'रू.', 'Rs', 'rs.', 'Rs.', 'NPR', 'NPR.']

const numbers = ['5000', '5,000', '५०००', '५,०००', '5,000.00', '5000.0']

const grouped = { '1,50,000': '150000', '1,500,000': '1500000', '12,34,567.00': '1234567' }

const ends = ['', '/-', ' /-', '/=']

describe('student documents', () => {
  test.each(demoPdfs.map((pdf) => [pdf.title, pdf] as const))(
    '%s is a few full pages under the letterhead',
    async (_title, document) => {
      const { pdf, pages } = typesetPdf(document, document.source, english)
      const text = await readPdf(pdf)
      expect(text).toHaveLength(pages)
      expect(pages).toBeLessThanOrEqual(3)
      expect(text[0]).toContain('Himshikhar Entrance Academy')
      expect(text[0]).toContain('01-5970124')
      expect(text.map((page) => /Page (\d of \d)/.exec(page)?.[1])).toEqual(
        text.map((_page, index) => `${index + 1} of ${pages}`),
      )
      expect(text.join(' ').split(/\s+/).length).toBeGreaterThan(180)
    },
  )

  test.each([
    ...demoQuestionSets.map((set) => ['question-bank', { ...set, title: set.subject }] as const),
    ...demoPapers.map((paper) => ['papers', paper] as const),
  ])(
    'what is said of %s %o is true: so many questions, each with four options and an answer',
    (kind, { title, questionCount }) => {
      const name = title.toLowerCase().replaceAll(' ', '-')
      const source = readFileSync(resolve(projectRoot, `server/pdf/${kind}/${name}.typ`), 'utf8')
      const questions = source.split('\n').filter((line) => line.startsWith('#q('))
      expect(questions).toHaveLength(questionCount)
      expect(questions.filter((line) => !/^#q\("[abcd]"\)\[.+\]$/.test(line))).toEqual([])
      // No letter is so frequent that guessing it pays.
      const letters = ['a', 'b', 'c', 'd'].map(
        (letter) => questions.filter((line) => line.startsWith(`#q("${letter}")`)).length,
      )
      expect(Math.max(...letters)).toBeLessThanOrEqual(questionCount * 0.36)
    },
  )

  test('formulas and Devanagari are text that can be searched', async () => {
    const textOf = async (title: string) => {
      const document = demoPdfs.find((one) => one.title === title)
      if (!document) throw new Error(`${title} is gone`)
      return (await readPdf(typesetPdf(document, document.source, english).pdf)).join(' ')
    }
    expect(await textOf('Chemistry formula sheet')).toContain('Henderson')
    const text = await textOf('Biology chapter notes')
    expect(text).toMatch(/\p{Script=Devanagari}{3}/u)
  })

  test('a receipt says who paid what, when and how', async () => {
    const payment = demoReceiptOn('2026-11-21')
    const student = { email: 'kamala@example.com', name: 'कमला Rai' }
    const [text = ''] = await readPdf(typesetReceipt(payment, student, english).pdf)
    for (const part of [
      '₹45,000',
      'Rai',
      'R-2026-3-0124',
      'September to December 2026',
      'Sep 6, 2026 (21 Bhadra 2083)',
      'Bank deposit',
      '081000',
      'Sample record',
    ])
      expect(unspaced(text)).toContain(unspaced(part))
    const own = { ...payment, paid: { ...payment.paid, isSample: false, method: null } }
    const [real = ''] = await readPdf(typesetReceipt(own, student, english).pdf)
    expect(real).toContain('R-2026-3-0124')
    expect(real).not.toMatch(/Sample|Paid by|यो/)
  })

  test('what people typed is data: it cannot become markup', async () => {
    const name = '#panic("x") *bold* $x^2$ "quoted" \\ [end]'
    const payment = demoReceiptOn('2026-11-21')
    const student = { email: 'a@example.com', name }
    const [text = ''] = await readPdf(typesetReceipt(payment, student, english).pdf)
    expect(unspaced(text)).toContain(unspaced(name))
  })

  test('the syllabus of an institute says nothing that only the demo claims, and follows its changes', async () => {
    const syllabus = {
      id: 's',
      course: 'Nursing',
      programs: [],
      weeks: 8,
      lessonMinutes: 60,
      isSample: false,
    }
    const textOf = async (lessons: number) => {
      const subjects = [{ name: 'English', lessons, topics: ['Grammar'] }]
      const document = syllabusPdf({ ...syllabus, subjects })
      return (await readPdf(typesetPdf(document, document.source as Template, english).pdf)).join(' ')
    }
    expect(await textOf(20)).toMatch(/20 lessons of 60 minutes in 8 weeks/)
    const changed = await textOf(30)
    expect(changed).toMatch(/30 lessons of 60 minutes/)
    expect(changed).not.toMatch(/model test|How we go on|For\s*:/)
  })

  test('a document that has not changed is typeset once', () => {
    const [document] = demoPdfs
    if (!document) throw new Error('The demo has no PDF')
    const made = () => typesetPdf(document, document.source, english)
    expect(made()).toBe(made())
  })

  test('documents say what they are to screen readers', async () => {
    const syllabus = demoPdfs.find(({ kind }) => kind === 'syllabus')
    const formulas = demoPdfs.find(({ title }) => title === 'Chemistry formula sheet')
    if (!syllabus || !formulas) throw new Error('The demo has no syllabus or formula sheet')
    const student = { email: 'a@example.com', name: 'कमला Rai' }
    const documents = [
      ['Receipt R-2026-3-0124', 'Table', typesetReceipt(demoReceiptOn('2026-11-21'), student, english)],
      [expect.stringMatching(/^Syllabus: /), 'H1', typesetPdf(syllabus, syllabus.source, english)],
    ] as const
    for (const [title, role, { pdf }] of documents) {
      const tags = await readPdfTags(pdf)
      expect(tags).toMatchObject({ title, language: 'en', uaPart: '1' })
      expect(tags.roles).toContain(role)
    }
    const tags = await readPdfTags(typesetPdf(formulas, formulas.source, english).pdf)
    expect(tags).toMatchObject({ language: 'en', uaPart: undefined })
    expect(tags.roles).toContain('H1')
  })

  test('a document that is not there says its name', () => {
    expect(() => typeset('materials/gone.typ', { site, data: null })).toThrow(/materials\/gone\.typ/)
  })

  test.each(['LATIN', 'DEVANAGARI'] as const)(
    'in Nepali, with %s digits, they have no English words',
    async (nepaliDigits) => {
      const nepali = { site: { ...site, nepaliDigits }, language: 'ne' } as const
      const syllabus = demoPdfs.find(({ kind }) => kind === 'syllabus')
      if (!syllabus) throw new Error('The demo has no syllabus')
      const payment = demoReceiptOn('2026-11-21')
      const student = { email: 'a@example.com', name: 'कमला राई' }
      const receipt = typesetReceipt(payment, student, nepali)
      const text = (await readPdf(receipt.pdf)).join(' ')
      expect(text).not.toMatch(/Received|Amount|Paid|Accountant|Sample|Page|Sep /)
      expect(unspaced(text)).toContain(nepaliDigits === 'LATIN' ? '45,000' : '४५,०००')
      expect(await readPdfTags(receipt.pdf)).toMatchObject({
        title: 'रसिद R-2026-3-0124',
        language: 'ne',
        uaPart: '1',
      })
      const made = typesetPdf(syllabus, syllabus.source as Template, nepali)
      const pages = (await readPdf(made.pdf)).join(' ')
      expect(pages).not.toMatch(/lessons|minutes|weeks|Subject|Topics|How|Page/)
      expect(unspaced(pages)).toContain(unspaced(nepaliDigits === 'LATIN' ? '1 / 1' : '१ / १'))
      expect((await readPdfTags(made.pdf)).language).toBe('ne')
    },
  )
})

describe('student records', () => {
  describe.each(moments)('at %s', (now) => {
    test('there are assignments of every status, and each status is true', () => {
      const found = assignmentsOf(seededAt(now), own, now).map((one) => ({
        ...one,
        status: assignmentStatus(one, now),
      }))
      expect(new Set(found.map(({ status }) => status))).toEqual(new Set(['OVERDUE', 'DUE', 'SUBMITTED']))
      for (const { status, dueAt, submittedOn, marks, fullMarks } of found) {
        expect(submittedOn === null || submittedOn <= todayInNepal(now)).toBe(true)
        if (status === 'DUE') expect(dueAt.getTime()).toBeGreaterThanOrEqual(now.getTime())
        if (status === 'OVERDUE') expect(dueAt.getTime()).toBeLessThan(now.getTime())
        if (marks !== null) expect(status === 'SUBMITTED' && marks <= fullMarks).toBe(true)
      }
    })

    test('the exams are ahead, in order, and each once', () => {
      const exams = examsFrom(demoSeries, now)
      expect(exams.length).toBeGreaterThan(6)
      expect(exams.every(({ startsAt, endsAt }) => endsAt > now && endsAt > startsAt)).toBe(true)
      expect(exams).toEqual([...exams].sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime()))
      expect(new Set(exams.map(({ id }) => id)).size).toBe(exams.length)
    })

    test('one fee is to pay and not yet late, those before are paid', () => {
      const today = todayInNepal(now)
      const [pending, ...others] = demoPaymentsOn(today)
      expect(pending).toMatchObject({ amount: 45_000, period: 'per term', paid: null })
      expect(pending && pending.dueOn >= today).toBe(true)
      expect(others).toHaveLength(3)
      for (const { amount, paid } of others) {
        expect([amount, paid?.receiptNumber.slice(0, 2), paid && paid.on < today]).toEqual([
          45_000,
          'R-',
          true,
        ])
      }
    })
  })

  test('an assignment becomes overdue when its time is over', () => {
    const open = { dueAt: new Date('2026-11-21T11:15:00Z'), isSubmitted: false }
    expect(assignmentStatus(open, new Date('2026-11-21T11:15:00Z'))).toBe('DUE')
    expect(assignmentStatus(open, new Date('2026-11-21T11:15:01Z'))).toBe('OVERDUE')
    const late = { ...open, isSubmitted: true }
    expect(assignmentStatus(late, new Date('2026-11-23T05:00:00Z'))).toBe('SUBMITTED')
  })

  test('invigilators are there before the exam, or with it where nobody says how long before', () => {
    const [series] = demoSeries
    if (!series) throw new Error('The demo has no exams')
    const reportAt = (reportMinutes: number | null) => {
      const [exam] = examsFrom([{ ...series, reportMinutes }], new Date('2027-03-01T00:00:00Z'))
      return exam && (exam.startsAt.getTime() - exam.reportAt.getTime()) / 60_000
    }
    expect([reportAt(45), reportAt(null)]).toEqual([45, 0])
  })

  test('model tests keep their number: what comes next follows the calendar', () => {
    const next = (now: string) => examsFrom(demoSeries, new Date(now)).find(({ id }) => id.startsWith('cee'))
    expect(next('2026-11-13T20:00:00Z')).toMatchObject({
      id: 'cee-model-test-0',
      title: 'CEE Model Test 8',
      startsAt: new Date('2026-11-14T07:00:00+05:45'),
      endsAt: new Date('2026-11-14T10:00:00+05:45'),
    })
    // Listed until it is over.
    expect(next('2026-11-14T10:00:00+05:45')?.title).toBe('CEE Model Test 9')
    expect(next('2026-11-14T09:59:00+05:45')?.title).toBe('CEE Model Test 8')
  })

  test('an exam that is once is listed from six weeks before until it is over, under one id', () => {
    expect(from('2026-10-19T06:00:00Z', once)).toEqual([])
    expect(from('2026-10-20T06:00:00Z', once)).toMatchObject([{ id: once.id, title: 'CEE Model Test' }])
    expect(from('2026-12-01T05:00:00Z', once)).toEqual([])
  })

  test('an exam that lasts until after midnight is listed after midnight', () => {
    const late = { ...once, startsAt: '23:00', minutes: 120 }
    expect(from('2026-12-01T18:30:00Z', late)).toHaveLength(1)
    expect(from('2026-12-01T18:30:00Z', { ...late, everyDays: 7 })[0]?.startsAt).toEqual(
      new Date('2026-12-01T23:00:00+05:45'),
    )
  })

  test('repetitions end with the last day', () => {
    const weekly = { ...once, everyDays: 7, until: '2026-12-14' }
    expect(from('2026-11-28T06:00:00Z', weekly)).toHaveLength(2)
  })

  test('an assignment is for all, or for those whose candidate ID or group it names', () => {
    expect(isFor([], [])).toBe(true)
    for (const name of [DEMO_CANDIDATE, 'group a', ' Evening ', 'Group A, Evening'])
      expect(isFor(['Z', name], own), name).toBe(true)
    for (const name of ['Group', '81000', 'Morning']) expect(isFor([name], own), name).toBe(false)
    expect(at('2026-11-19', { onlyFor: ['Group B'] })).toEqual([])
  })

  test('who has handed it in is told so, with marks and day as far as they are noted', () => {
    expect(at('2026-11-25', { handedIn: [`${DEMO_CANDIDATE}, 18, 2026-11-19`] })).toMatchObject([
      { isSubmitted: true, marks: 18, submittedOn: '2026-11-19' },
    ])
    expect(at('2026-11-25', { handedIn: [`${DEMO_CANDIDATE}\t`] })).toMatchObject([
      { isSubmitted: true, marks: null, submittedOn: null },
    ])
    expect(at('2026-11-25', { handedIn: ['999'] })).toMatchObject([{ isSubmitted: false }])
  })

  test('without a note of who has handed it in, it is not called overdue for ever', () => {
    const forgotten = dayAfter(item.dueOn, 15)
    expect(at(dayAfter(item.dueOn, 14), {})).toHaveLength(1)
    expect(at(forgotten, {})).toEqual([])
    expect(at(forgotten, { handedIn: ['999'] })).toHaveLength(1)
  })

  test.each(TYPED)('an ID that is typed %j is that of the candidate in each place', (typed) => {
    const candidates = [{ candidateId: 'Med-081', groups: null }]
    const now = new Date('2026-11-19T06:00:00Z')
    expect(isFor([typed], candidates)).toBe(true)
    const handedIn = [`${typed}, १८, 2026-11-19`]
    expect(assignmentsOf([{ ...item, handedIn }], candidates, now)).toMatchObject([{ marks: 18 }])
    expect(owed({ payments: [`${typed}, ४००, 2026-11-01, R-1`] }, candidates)).toEqual([
      [600, undefined],
      [400, 'R-1'],
    ])
  })

  test('without a candidate ID it is not known what is handed in, and nothing is overdue', () => {
    const noted = { ...item, handedIn: [`${DEMO_CANDIDATE}, 18`] }
    const statuses = (day: string) => {
      const now = new Date(`${day}T06:00:00Z`)
      return assignmentsOf([noted], [], now).map((one) => assignmentStatus(one, now))
    }
    expect(statuses(item.dueOn)).toEqual(['DUE'])
    expect(statuses(dayAfter(item.dueOn, 14))).toEqual(['PAST'])
    expect(statuses(dayAfter(item.dueOn, 15))).toEqual([])
  })

  test('a fee is to pay by those whom it is for, and by nobody whose candidate ID is not known', () => {
    expect(owed({})).toEqual([[1000, undefined]])
    expect(owed({ onlyFor: ['Evening'] })).toEqual([[1000, undefined]])
    expect(owed({ onlyFor: ['Morning', '999'] })).toEqual([])
    expect(owed({}, [])).toEqual([])
  })

  test('what was begun under a group stays, also when the student is in another one now', () => {
    const moved = { onlyFor: ['Morning'], payments: [`${DEMO_CANDIDATE}, 400, 2026-11-01, R-1`] }
    expect(owed(moved).flat()).toEqual([600, undefined, 400, 'R-1'])
    const handedIn = [`${DEMO_CANDIDATE}, 18`]
    expect(at('2026-11-19', { onlyFor: ['Morning'], handedIn })).toMatchObject([{ marks: 18 }])
    expect(at('2026-11-19', { onlyFor: ['Morning'], handedIn: ['999, 18'] })).toEqual([])
  })

  test('payments are those of the own candidate ID; what is left stands before them', () => {
    const payments = [
      `${DEMO_CANDIDATE}, 400, 2026-11-01, R-1, Cash`,
      '999, 1000, 2026-11-02, R-2',
      `${DEMO_CANDIDATE}\t350\t2026-11-03\tR-3`,
    ]
    expect(owed({ payments })).toEqual([
      [250, undefined],
      [350, 'R-3'],
      [400, 'R-1'],
    ])
    const all = [...payments, `${DEMO_CANDIDATE}, 250, 2026-11-04, R-4`]
    expect(owed({ payments: all }).map(([, receipt]) => receipt)).toEqual(['R-4', 'R-3', 'R-1'])
  })

  test('days of lines may be in B.S.', () => {
    expect(handedInOf('081001, 18, 2083-08-04').day).toBe('2026-11-20')
    expect(paymentLineOf('081001, 45000, २०८३/०८/०४, R-1').day).toBe('2026-11-20')
  })

  test('marks may have the digits of either keyboard', () => {
    const problems = (line: string) =>
      assignments.check({ handedIn: [line], fullMarks: 20 }).map(({ message }) => said(message))
    expect(problems('०८१००१, १८')).toEqual([])
    expect(problems('०८१००१, २१')).toEqual(['०८१००१, २१: more than the full marks, 20'])
  })

  test.each([
    ['081001, 45000, 2026-11-20, R-1', undefined],
    ['081001, 45000, 2083-08-04, R-1', undefined],
    ['०८१००१, ४५०००, २०८३-०८-०४, R-1', undefined],
    [', 45000, 2026-11-20, R-1', 'the candidate ID is missing'],
    ['081001, 45.5, 2026-11-20, R-1', 'the amount must be a whole number of rupees'],
    ['081001, 45000, 20/11/2026, R-1', 'the day must be a date such as 2026-11-20 or 2083-08-04'],
    ['081001, 45000, 2026-02-30, R-1', 'the day must be a date such as 2026-11-20 or 2083-08-04'],
    ['081001, 45000, 2026-11-20', 'the number of the receipt is missing'],
  ])('a line of payments, %s: %s', (line, problem) => {
    const values = (payments: string[]) => ({ payments }) as unknown as Record<string, unknown>
    const messages = fees.check(values([line])).map(({ message }) => said(message))
    expect(messages).toEqual(problem === undefined ? [] : [`${line}: ${problem}`])
    expect(said(fees.check(values([line, line])).at(-1)?.message ?? '')).toMatch(
      problem === undefined ? /another line has this number/ : problem,
    )
  })
})

describe('payment amounts', () => {
  test('an amount is read with each sign of the rupee, and as receipts and bills write it', () => {
    const cells = signs.flatMap((sign) =>
      ['', ' '].flatMap((space) =>
        numbers.flatMap((number) => ends.map((end) => (sign + space + number + end).trim())),
      ),
    )
    for (const cell of cells) expect(rupeesOf(cell), cell).toBe('5000')
  })

  test.each(Object.entries(grouped))('%s is %s rupees', (cell, rupees) => {
    expect(rupeesOf(cell)).toBe(rupees)
  })

  test.each([
    '1,50',
    '5000,00',
    '1,5',
    'Rs. 1,50/-',
    '1,50.00',
    '1,2345',
    '5000.50',
    'Rs',
    '$5000',
    '5000/',
    '5 000',
    'रुपैयाँ 5000',
    '-5000',
    '',
  ])('“%s” is no whole number of rupees', (cell) => {
    expect(rupeesOf(cell)).not.toMatch(/^\d+$/)
  })
})

describe('exam calendar', () => {
  const now = new Date('2026-11-21T06:00:00Z')
  const institute = {
    name: 'हिमशिखर; Academy',
    address: 'Bagbazar, Kathmandu 44600, Nepal',
    url: 'https://example.edu.np',
    language: 'en' as const,
  }
  const exams = examsFrom(demoSeries, now)
  const text = examCalendar(exams, institute, now)

  test('lines end and fold as RFC 5545 wants it', () => {
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
    const lines = text.split('\r\n').slice(0, -1)
    expect(lines.filter((line) => /[\r\n]/.test(line))).toEqual([])
    expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
  })

  test('what a calendar must say is there, and properties come before components', () => {
    const calendar = new ICAL.Component(ICAL.parse(text))
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
    expect(calendar.getFirstPropertyValue('prodid')).toBeTruthy()
    for (const event of calendar.getAllSubcomponents('vevent')) {
      expect(event.getFirstPropertyValue('uid')).toMatch(/@example\.edu\.np$/)
      expect(String(event.getFirstProperty('dtstamp')?.toICALString())).toBe('DTSTAMP:20261121T060000Z')
    }
    expect(text).not.toMatch(/END:(VALARM|VTIMEZONE)\r\n(?!BEGIN|END)/)
  })

  test('every exam is an event at its time, on the clock of Kathmandu', () => {
    const calendar = new ICAL.Component(ICAL.parse(text))
    const zone = calendar.getFirstSubcomponent('vtimezone')
    if (!zone) throw new Error('The time zone is missing')
    expect(zone.getFirstPropertyValue('tzid')).toBe('Asia/Kathmandu')
    const timezone = new ICAL.Timezone(zone)
    const events = calendar.getAllSubcomponents('vevent').map((component) => {
      const event = new ICAL.Event(component)
      expect(component.getFirstProperty('dtstart')?.getFirstParameter('tzid')).toBe('Asia/Kathmandu')
      const instant = (time: ICAL.Time) => {
        time.zone = timezone
        return new Date(time.toUnixTime() * 1000)
      }
      return { title: event.summary, startsAt: instant(event.startDate), endsAt: instant(event.endDate) }
    })
    expect(events).toEqual(exams.map(({ title, startsAt, endsAt }) => ({ title, startsAt, endsAt })))
  })

  test.each(['07:00', '13:30', '23:00', '00:15'])(
    'of an exam at %s it reminds at six on the evening before',
    (startsAt) => {
      const [series] = demoSeries
      const exam = { ...series, startsAt, everyDays: null, day: '2026-12-01' } as ExamSeries
      const calendar = ICAL.parse(examCalendar(examsFrom([exam], now), institute, now))
      const event = new ICAL.Component(calendar).getFirstSubcomponent('vevent')
      const alarm = event?.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger') as ICAL.Duration
      const start = event?.getFirstPropertyValue('dtstart') as ICAL.Time
      start.addDuration(alarm)
      expect(start.toString()).toBe('2026-11-30T18:00:00')
    },
  )

  test('what people wrote comes back as they wrote it', () => {
    const [first] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')
    expect(first?.getFirstPropertyValue('location')).toBe(
      `${exams[0]?.place}, ${institute.name}, ${institute.address}`,
    )
  })

  test('the day stands in both calendars', () => {
    const [first] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')
    expect(first?.getFirstPropertyValue('description')).toMatch(/^Nov \d+, 2026 \(\d+ Mangsir 2083\)\. /)
  })

  test('in Nepali it has Nepali words and leads to Nepali pages', () => {
    const nepali = examCalendar(exams, { ...institute, language: 'ne' }, now).replaceAll('\r\n ', '')
    expect(nepali).toContain('URL:https://example.edu.np/ne/schedule')
    expect(nepali).toMatch(/DESCRIPTION:[०-९]{4} [^ ]+ [०-९]+ \([०-९]{4} [^)]+\)। [०-९]+ प्रश्न।/)
    expect(nepali).not.toMatch(/questions|Exams of/)
  })
})

describe('days until', () => {
  // 23:50 on the 21st in Nepal, still the 21st in the afternoon in New York.
  const now = Date.parse('2026-11-21T23:50:00+05:45')

  test.each([
    ['2026-11-21T00:00:00+05:45', 'today'],
    ['2026-11-21T23:59:00+05:45', 'today'],
    ['2026-11-22T00:10:00+05:45', 'tomorrow'],
    ['2026-11-20T23:59:00+05:45', 'yesterday'],
    ['2026-11-25T06:15:00+05:45', 'in 4 days'],
    ['2026-11-09T17:00:00+05:45', '12 days ago'],
  ])('%s is %s', (instant, words) => expect(sayDaysUntil(instant, now)).toBe(words))
})
