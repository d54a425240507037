import { addTypenameToDocument } from '@apollo/client/utilities'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { RootQuery } from '#client/data/root-data.ts'
import { serverToday } from '#client/data/server-clock.ts'
import { listedExams } from '#client/features/results/listed-exams.ts'
import { type LookUpParams, readLookUpParams } from '#client/features/results/look-up-params.ts'
import { OutcomeRegion } from '#client/features/results/outcome-region.tsx'
import { refreshAtRelease } from '#client/features/results/refresh-at-release.ts'
import { WaitingCandidate } from '#client/features/results/releases.tsx'
import { LookUpQuery, ResultExamsQuery, TopPerformersQuery } from '#client/features/results/results-query.ts'
import type {
  LookUpQuery as LookUpAnswer,
  ResultExamsQuery as ResultExamsAnswer,
  RootQuery as RootAnswer,
  TopPerformersQuery as TopPerformersAnswer,
} from '#client/gql/graphql.ts'
import { paths } from '#client/paths.ts'
import { type StyleSheet, styleSheetOf } from '#client/ssr/render-markup.tsx'
import { renderPage, STYLES_SLOT } from '#client/ssr/render-page.tsx'
import { SLOT } from '#client/ui/page-slot.tsx'
import { ToastContext, type Toaster } from '#client/ui/toast-context.ts'
import type { ExecuteOperation, PageTemplate, RenderedPage, RenderOptions } from '#shared/page-renderer.ts'
import { fileColumns } from '#shared/result-columns.ts'
import { cutTemplate, fillTemplate, slot, type TemplateText } from './template-text.ts'

// In the minute results come out every candidate gets a page that differs from the others' only in the result. The page
// is rendered once for each exam, with slots for the candidate's values, and the result alone for each candidate, by
// the same component. Unusual look-ups are rendered in full.

type Exam = ResultExamsAnswer['exams'][number]
type FoundResult = NonNullable<LookUpAnswer['examResult']>

/** The page template of an exam's look-ups: the page without a candidate's data. */
export interface LookUpTemplate extends PageTemplate {
  exam: Exam
  css: string
  institute: string
  phone: string | undefined
  /** In Nepal, yyyy-MM-dd; where a re-check may be asked for until a day. */
  today: string | undefined
  facts: TopPerformersAnswer['examFacts']
  /** Those whose results stand on the page anyway, among the best: they are pointed out there. */
  listed: ReadonlySet<string>
  /** By whether there is a result, and a student with it: the state's shape hangs on that. */
  pages: Record<'student' | 'nameless' | 'missing', TemplateText>
  sheet: ServerStyleSheet
  styles: StyleSheet
  /** Classes of parts whose styles are in the sheet. */
  known: Set<string>
}

/** The document as Apollo Client sends it, whose cache takes the answer in. */
const lookUpDocument = addTypenameToDocument(LookUpQuery)

/** IDs that are written the same in HTML, JSON, an address and the database. */
const PLAIN = /^[\w-]{1,64}$/

const SUBJECTS = JSON.stringify(slot('subjects'))
/** The list with the one subject of the stand-in, in the page's state. */
const ONE_SUBJECT = new RegExp(`\\[\\{[^[\\]{}]*${slot('subjects')}[^[\\]{}]*\\}\\]`, 'g')

/** Names the template of a look-up's page; undefined for every other address. */
export function templateName({ pathname, search, searchParams }: URL): string | undefined {
  const names = Array.from(searchParams.keys()).toSorted().join()
  if (pathname !== paths.results || names !== 'candidate,exam') return undefined
  const { examId } = readLookUpParams(search)
  return examId !== '' && PLAIN.test(searchParams.get('candidate') ?? '') ? examId : undefined
}

/**
 * Renders the template of a look-up's page.
 *
 * @returns undefined when there is none, because the exam is unknown or something could not be loaded.
 */
export async function renderTemplate(
  { url, signal }: Request,
  options: RenderOptions,
): Promise<LookUpTemplate | WaitingTemplate | undefined> {
  const address = new URL(url)
  const { examId } = readLookUpParams(address.search)
  const [root, lists, best] = await Promise.all([
    options.execute({ document: RootQuery, variables: {} }),
    options.execute({ document: ResultExamsQuery, variables: {} }),
    options.execute({ document: TopPerformersQuery, variables: { examId } }),
  ])
  const { site } = (root.data ?? {}) as Partial<RootAnswer>
  const { topPerformers, examFacts } = (best.data ?? {}) as Partial<TopPerformersAnswer>
  if (lists.errors || best.errors || !lists.data || !site || !topPerformers) return undefined
  const exam = listedExams(lists.data as ResultExamsAnswer).find(({ id }) => id === examId)
  if (!exam) return undefined

  address.searchParams.set('candidate', slot('candidateId'))
  const request = new Request(address, { signal })
  // Its results come later, or by a POST.
  if (exam.releaseAt !== undefined || exam.secondSecret !== 'NONE')
    return renderWaitingTemplate(request, options, exam.releaseAt)
  const sheet = new ServerStyleSheet()
  const around = async (result: object | null) => {
    const page = await renderPage(
      request,
      { ...options, execute: answering(options.execute, { data: { examResult: result } }) },
      { sheet },
    )
    const [css = ''] = page.styles
    return page.status === 200 ? { css, html: String(page.html) } : undefined
  }
  const [student, nameless, missing] = [
    await around(placeholderResult(exam, true)),
    await around(placeholderResult(exam, false)),
    await around(null),
  ]
  if (student === undefined || nameless === undefined || missing === undefined) return undefined
  const cut = ({ html }: { html: string }) =>
    cutTemplate(html.replaceAll(ONE_SUBJECT, SUBJECTS), { part: SLOT, styles: STYLES_SLOT })
  const template: LookUpTemplate = {
    size: 2 * (student.html.length + nameless.html.length + missing.html.length),
    exam,
    css: missing.css,
    institute: site.name,
    phone: site.phones[0],
    today: await todayOf(exam),
    facts: examFacts,
    listed: new Set(topPerformers.map(({ result }) => result.candidateId)),
    pages: { student: cut(student), nameless: cut(nameless), missing: cut(missing) },
    ...{ sheet, styles: styleSheetOf(sheet), known: new Set() },
  }
  if (exam.recheck) {
    // Lazy parts are there from the second rendering on.
    renderPart(template, readLookUpParams(address.search), placeholderResult(exam, true) as FoundResult)
    await import('#client/features/results/recheck.tsx')
  }
  return template
}

/**
 * Renders the page of a look-up, in its template when that fits. Asks once, and for nothing that the template holds.
 *
 * @param whole renders the whole page, on this way of asking; `shareable` if everybody who looks the candidate up gets it.
 */
export async function renderWithTemplate(
  template: LookUpTemplate | WaitingTemplate,
  { search }: URL,
  execute: ExecuteOperation,
  whole: (execute?: ExecuteOperation, o?: { shareable: boolean }) => Promise<RenderedPage>,
): Promise<RenderedPage> {
  const params = readLookUpParams(search)
  const { examId, candidateId } = params
  if ('text' in template) return fillWaitingTemplate(template, candidateId)
  const answer = await execute({ document: lookUpDocument, variables: { examId, candidateId } })
  const result = (answer.data as LookUpAnswer | undefined)?.examResult ?? null
  // A refusal counts, too: it is not asked for twice. Revised and re-checked results are few, and have no template.
  if (answer.errors || result?.revisions.length || result?.recheck) return whole(answering(execute, answer))
  const isOtherSpelling = result !== null && result.candidateId !== candidateId
  if (template.listed.has(candidateId) || isOtherSpelling || result?.outcome || result?.withdrawal)
    return whole(answering(execute, answer), { shareable: true })
  if (result && !fits(template, result)) return whole()
  if ((await todayOf(template.exam)) !== template.today) return whole()
  return {
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    html: fill(template, params, result),
    styles: [template.css, template.styles.text],
    errors: [],
  }
}

const todayOf = ({ recheck }: Exam) => (recheck ? serverToday() : undefined)

/** Something may have changed since the template was made. */
function fits({ exam }: LookUpTemplate, result: FoundResult): boolean {
  const keys = ['id', 'title', 'date', 'passPercentage'] as const
  return result.standing !== null && keys.every((key) => result.exam[key] === exam[key])
}

function fill(template: LookUpTemplate, params: LookUpParams, result: FoundResult | null): Buffer {
  const part = renderPart(template, params, result)
  const text = template.pages[result === null ? 'missing' : result.student ? 'student' : 'nameless']
  const { candidateId } = params
  return fillTemplate(text, {
    plain: { candidateId, part, styles: template.styles.tag },
    values: { ...result, ...result?.student, ...standingValues(result?.standing), candidateId },
  })
}

function standingValues(standing: FoundResult['standing']) {
  return (
    standing && { sat: standing.candidates, rankByPercentage: standing.rank, percentile: standing.percentile }
  )
}

const silent: Toaster = { toast: () => {}, dismiss: () => {} }

function renderPart(template: LookUpTemplate, params: LookUpParams, result: FoundResult | null): string {
  const html = renderToString(
    template.sheet.collectStyles(
      <ToastContext value={silent}>
        <OutcomeRegion
          ref={null}
          outcome={result ? { kind: 'result', result } : { kind: 'no-result' }}
          params={params}
          secondSecret="NONE"
          searching={false}
          institute={template.institute}
          phone={template.phone}
          facts={template.facts}
          examTitle={template.exam.title}
          recheck={template.exam.recheck}
          today={template.today}
          attempt={undefined}
          asking={false}
          onAsk={() => {}}
          page={paths.results}
        />
      </ToastContext>,
    ),
  )
  noteStyles(template, html)
  return html
}

/** The first part with a style that no part had before brings it into the page's style element. */
function noteStyles(template: LookUpTemplate, html: string): void {
  let more = false
  for (const [classes] of html.matchAll(/ class="[^"]*"/g)) {
    if (template.known.has(classes)) continue
    template.known.add(classes)
    more = true
  }
  if (more) template.styles = styleSheetOf(template.sheet)
}

/** Runs operations, but takes an answer that is known for the look-up among them. */
function answering(
  execute: ExecuteOperation,
  answer: Awaited<ReturnType<ExecuteOperation>>,
): ExecuteOperation {
  return async (operation) => ('candidateId' in operation.variables ? answer : execute(operation))
}

/** A result with slots for its candidate's values. */
function placeholderResult(exam: ResultExamsAnswer['exams'][number], hasStudent: boolean): object {
  const { id, title, date, passPercentage } = exam
  return {
    __typename: 'ExamResult',
    candidateId: slot('candidateId'),
    outcome: null,
    ...Object.fromEntries(fileColumns.map(([name]) => [name, slot(name)])),
    passed: slot('passed'),
    standing: {
      __typename: 'ResultStanding',
      candidates: slot('sat'),
      rank: slot('rankByPercentage'),
      percentile: slot('percentile'),
    },
    exam: { __typename: 'Exam', id, title, date, passPercentage },
    student: hasStudent
      ? { __typename: 'Student', studentName: slot('studentName'), groups: slot('groups') }
      : null,
    ...{ recheck: null, withdrawal: null, revisions: [], trend: [] },
    subjects: [{ __typename: 'SubjectMark', name: slot('subjects'), mark: null, isAbsent: false }],
    slipPath: slot('slipPath'),
  }
}

/** The page template of an exam for which no address looks anybody up: only the candidate ID differs. */
interface WaitingTemplate extends PageTemplate {
  page: Omit<RenderedPage, 'html'>
  text: TemplateText
  /** ISO 8601; undefined where there is none. */
  releaseAt: string | undefined
}

/** Until the page is asked for again: counted when the template is filled, which may be a minute old. */
const REFRESH_SECONDS = /(?<=http-equiv="refresh" content=)"\d+"/

/**
 * @param request with a slot for the candidate ID.
 * @returns undefined when something could not be loaded.
 */
async function renderWaitingTemplate(
  request: Request,
  options: RenderOptions,
  releaseAt: string | undefined,
): Promise<WaitingTemplate | undefined> {
  const { html, ...page } = await renderPage(request, options)
  if (page.status !== 200 || page.errors.length > 0) return undefined
  const timed = String(html).replace(REFRESH_SECONDS, `"${slot('refresh')}"`)
  const text = cutTemplate(timed, { part: renderWaitingPart(slot('candidateId')) })
  return { size: 2 * html.length, page, text, releaseAt }
}

function fillWaitingTemplate({ page, text, releaseAt }: WaitingTemplate, candidateId: string): RenderedPage {
  const plain = { candidateId, part: renderWaitingPart(candidateId) }
  const refresh = releaseAt && refreshAtRelease(releaseAt)['x-refresh']
  return { ...page, html: fillTemplate(text, { plain, values: { candidateId, refresh } }) }
}

const renderWaitingPart = (candidateId: string) =>
  renderToString(createElement(WaitingCandidate, { candidateId }))
