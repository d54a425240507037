import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import type { ExecuteOperation } from './apollo/in-process-link.ts'
import { type RenderedPage, type RenderOptions, renderPage, STYLES_GAP } from './entry-server-page.tsx'
import { type AskedFor, askedFor } from './features/results/asked-for.ts'
import { variablesOf } from './features/results/load-results.ts'
import { OutcomePlace } from './features/results/outcome-place.tsx'
import { ResultsQuery } from './features/results/results-query.ts'
import { cutFrame, type FrameText, fillFrame, gap } from './frame-text.ts'
import type { ResultSlipFragment, ResultsQuery as ResultsAnswer } from './gql/graphql.ts'
import { paths } from './paths.ts'
import { type StyleSheet, styleSheetOf } from './render-markup.tsx'
import { globalCss } from './theme/global-style.ts'
import { PART_GAP } from './ui/page-part.tsx'
import { ToastContext, type Toaster } from './ui/toast-context.ts'

// In the minute results come out every candidate gets a page that differs from the others' only in the result. The page
// is rendered once for each exam, with gaps where it tells of the candidate, and the result alone for each candidate, by
// the same component. Whatever is unusual about a look-up is rendered in full.

type Exam = NonNullable<ResultsAnswer['exams']>[number]

/** The pages of an exam without what is about a candidate. */
export interface LookUpFrame {
  /** Bytes, about. */
  size: number
  exam: Exam
  institute: string
  phone: string | undefined
  /** Those whose results stand on the page anyway, among the best: they are pointed out there. */
  listed: ReadonlySet<string>
  /** By whether there is a result, and a student with it: the state's shape hangs on that. */
  pages: Record<'student' | 'nameless' | 'missing', FrameText>
  sheet: ServerStyleSheet
  styles: StyleSheet
  /** Classes of parts whose styles are in the sheet. */
  known: Set<string>
}

/** IDs that are written the same in HTML, JSON, an address and the database. */
const PLAIN = /^[\w-]{1,64}$/

/** Names the frame of a look-up's page; undefined for every other address. */
export function frameName({ pathname, search, searchParams }: URL): string | undefined {
  const names = Array.from(searchParams.keys()).toSorted().join()
  if (pathname !== paths.results || names !== 'candidate,exam') return undefined
  const { examId } = askedFor(search)
  return examId !== '' && PLAIN.test(searchParams.get('candidate') ?? '') ? examId : undefined
}

/**
 * Renders the frame of a look-up's page.
 *
 * @returns undefined when there is none, because the exam is unknown or something could not be loaded.
 */
export async function renderFrame(
  request: Request,
  options: RenderOptions,
): Promise<LookUpFrame | undefined> {
  const address = new URL(request.url)
  const { examId } = askedFor(address.search)
  const variables = variablesOf(
    { examId, candidateId: '', searched: false },
    { lists: true, performers: true, result: false },
  )
  const { data, errors } = await options.execute({ document: ResultsQuery, variables })
  const { site, exams, topPerformers } = (data ?? {}) as ResultsAnswer
  const exam = exams?.find(({ id }) => id === examId)
  if (errors || !exam || !site || !topPerformers) return undefined

  address.searchParams.set('candidate', gap('candidateId'))
  const sheet = new ServerStyleSheet()
  const around = async (result: object | null) => {
    const page = await renderPage(
      new Request(address, { signal: request.signal }),
      { ...options, execute: answering(options.execute, { data: { examResult: result } }) },
      { sheet },
    )
    return page.status === 200 ? String(page.html) : undefined
  }
  const [student, nameless, missing] = [
    await around(standIn(exam, true)),
    await around(standIn(exam, false)),
    await around(null),
  ]
  if (student === undefined || nameless === undefined || missing === undefined) return undefined
  const cut = (html: string) => cutFrame(html, { part: PART_GAP, styles: STYLES_GAP })
  return {
    size: 2 * (student.length + nameless.length + missing.length),
    exam,
    institute: site.name,
    phone: site.phones[0],
    listed: new Set(topPerformers.map(({ result }) => result.candidateId)),
    pages: { student: cut(student), nameless: cut(nameless), missing: cut(missing) },
    ...{ sheet, styles: styleSheetOf(sheet), known: new Set() },
  }
}

function standIn(exam: Exam, hasStudent: boolean): object {
  const { id, title, date } = exam
  return {
    __typename: 'ExamResult',
    candidateId: gap('candidateId'),
    examMark: gap('examMark'),
    examRank: gap('examRank'),
    percentage: gap('percentage'),
    passed: gap('passed'),
    exam: { __typename: 'Exam', id, title, date },
    student: hasStudent
      ? { __typename: 'Student', studentName: gap('studentName'), groups: gap('groups') }
      : null,
  }
}

/**
 * Renders the page of a look-up, in its frame when that fits. Asks once, and for nothing that the frame holds.
 *
 * @param whole renders the whole page, on this way of asking.
 */
export async function renderInFrame(
  frame: LookUpFrame,
  { search }: URL,
  execute: ExecuteOperation,
  whole: (execute?: ExecuteOperation) => Promise<RenderedPage>,
): Promise<RenderedPage> {
  const asked = askedFor(search)
  if (frame.listed.has(asked.candidateId)) return whole()
  const variables = variablesOf(asked, { lists: false, performers: false, result: true })
  const answer = await execute({ document: ResultsQuery, variables })
  // A refusal counts, too: it is not asked for twice.
  if (answer.errors) return whole(answering(execute, answer))
  const result = (answer.data as ResultsAnswer).examResult ?? null
  if (result && !fits(frame, asked, result)) return whole()
  return {
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    html: fill(frame, asked, result),
    styles: [globalCss, frame.styles.text],
    errors: [],
  }
}

/** Something may have changed since the frame was made. */
function fits({ exam }: LookUpFrame, { candidateId }: AskedFor, result: ResultSlipFragment): boolean {
  const { id, title, date } = result.exam
  return result.candidateId === candidateId && id === exam.id && title === exam.title && date === exam.date
}

function fill(frame: LookUpFrame, asked: AskedFor, result: ResultSlipFragment | null): Buffer {
  const part = renderPart(frame, asked, result)
  const text = frame.pages[result === null ? 'missing' : result.student ? 'student' : 'nameless']
  const { candidateId } = asked
  return fillFrame(text, {
    plain: { candidateId, part, styles: frame.styles.tag },
    values: { ...result, ...result?.student, candidateId },
  })
}

const silent: Toaster = { toast: () => {}, dismiss: () => {} }

function renderPart(frame: LookUpFrame, asked: AskedFor, result: ResultSlipFragment | null): string {
  const html = renderToString(
    frame.sheet.collectStyles(
      <ToastContext value={silent}>
        <OutcomePlace
          ref={null}
          outcome={result ? { kind: 'result', result } : { kind: 'no-result' }}
          asked={asked}
          searching={false}
          institute={frame.institute}
          phone={frame.phone}
          examTitle={frame.exam.title}
          onGivenUp={() => {}}
        />
      </ToastContext>,
    ),
  )
  noteStyles(frame, html)
  return html
}

/** The first part with a style that no part had before brings it into the page's style element. */
function noteStyles(frame: LookUpFrame, html: string): void {
  let more = false
  for (const [classes] of html.matchAll(/ class="[^"]*"/g)) {
    if (frame.known.has(classes)) continue
    frame.known.add(classes)
    more = true
  }
  if (more) frame.styles = styleSheetOf(frame.sheet)
}

/** Runs operations, but takes an answer that is known for the look-up in them. */
function answering(
  execute: ExecuteOperation,
  { data, errors }: Pick<Awaited<ReturnType<ExecuteOperation>>, 'data' | 'errors'>,
): ExecuteOperation {
  return async (operation) => {
    if (operation.variables.result !== true) return execute(operation)
    const others = await execute({ ...operation, variables: { ...operation.variables, result: false } })
    const found = [...(others.errors ?? []), ...(errors ?? [])]
    return {
      data: { ...others.data, examResult: data?.examResult ?? null },
      ...(found.length > 0 && { errors: found }),
    }
  }
}
