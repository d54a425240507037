import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { demoMaterials } from '#prisma/demo-content/student-area/materials.ts'
import { demoPapers, demoQuestionSets } from '#prisma/demo-content/student-area/questions.ts'
import { demoSyllabi } from '#prisma/demo-content/student-area/syllabi.ts'
import { readSite } from '#server/config/site.ts'
import { syllabusPdf } from '#server/domains/student-area/course-syllabus.ts'
import { typesetReceipt } from '#server/domains/student-area/serve-student-files.ts'
import {
  type PdfKind,
  pdfOf,
  type StudentPdf,
  type Template,
} from '#server/domains/student-area/student-pdf.ts'
import { typesetPdf } from '#server/domains/student-area/typeset-pdf.ts'
import { typeset } from '#server/pdf/typeset.ts'
import { demoReceiptOn } from '#tests/support/content/demo-payments.ts'
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
  const syllabus = { id: 's', course: 'Nursing', programs: [], weeks: 8, lessonMinutes: 60, isSample: false }
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
