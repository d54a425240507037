import {
  type BrowserContext,
  chromium,
  devices,
  type Page,
  type Request as SentRequest,
} from '@playwright/test'
import { noticePath } from '#client/paths.ts'
import { ensureChromium } from '#tests/support/browser/chromium.ts'
import { sentOperation } from '#tests/support/browser/sent-operation.ts'
import { type Candidate, candidate, EXAMS, exams, notices, RESULTS_PER_EXAM } from './data-set.ts'

export interface Request {
  method: string
  path: string
  headers?: Record<string, string>
  body?: string
}

/** Whom the recorded visitor looks up: one in the newest exam, then one in the exam before. */
const [one, other] = [candidate(EXAMS * RESULTS_PER_EXAM - 1), candidate((EXAMS - 1) * RESULTS_PER_EXAM - 1)]

/** A browser's requests in a visit. */
export interface RecordedVisit {
  homePage: Request
  resultPage: Request
  examList: Request
  topTen: Request
  lookUp: Request
  board: Request
  file: Request
  /** The questions to the API in their order, from the list of exams to the second look-up. */
  questions: readonly Request[]
}

/**
 * Visits the built site in Chromium as a phone, without a session, and records its requests but those of files that a browser
 * keeps.
 *
 * @param url of a server with the data set.
 */
export function recordVisit(url: string): Promise<RecordedVisit> {
  return asPhone(url, visit)
}

async function asPhone<T>(url: string, use: (context: BrowserContext) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const context = await browser.newContext({
      ...devices['Pixel 7'],
      baseURL: url,
      serviceWorkers: 'block',
      ignoreHTTPSErrors: true,
    })
    return await use(context)
  } finally {
    await browser.close()
  }
}

/** Requests of a browser that waits on the countdown for a result of the newest exam. */
export interface RecordedWait {
  page: Request
  clock: Request
  /** At the hour: the lists, and once they are there the look-up. */
  lists: readonly Request[]
  lookUp: Request
}

/** @param url of a server that has announced the release of the newest exam within the next minute. */
export function recordWait(url: string): Promise<RecordedWait> {
  return asPhone(url, async (context) => {
    const sent: SentRequest[] = []
    context.on('request', (request) => sent.push(request))
    const page = await context.newPage()
    const { examId, candidateId, studentName } = one
    const response = await page.goto(
      `/results?${new URLSearchParams({ exam: examId, candidate: candidateId })}`,
    )
    await page.getByRole('timer').waitFor()
    await page.getByRole('main').getByText(studentName).first().waitFor({ timeout: 60_000 })
    const clock = sent.find((request) => pathOf(request) === '/clock')
    const lookUp = sent.find((request) => isQuestion(request) && nameOf(request) === 'LookUp')
    if (!response || !clock || !lookUp) throw new Error('The browser did not wait and look up')
    const lists = sent.filter((request) => isQuestion(request) && request !== lookUp)
    return {
      page: await asRecorded(response.request()),
      clock: await asRecorded(clock),
      lists: await Promise.all(lists.map(asRecorded)),
      lookUp: await asRecorded(lookUp),
    }
  })
}

/**
 * A phone's first visit, over https: home, results, a look-up.
 *
 * @returns its requests by page, each page's own before those that the browser sends for it.
 */
export function recordPhone(url: string): Promise<{ visit: Request[][]; lookUp: Request }> {
  return asPhone(url, async (context) => {
    const groups: SentRequest[][] = []
    context.on('request', (request) => groups.at(-1)?.push(request))
    const page = await context.newPage()
    const step = async (act: () => Promise<unknown>) => {
      groups.push([])
      await act()
      await page.waitForLoadState('networkidle')
    }
    await step(() => page.goto('/'))
    await step(() =>
      asking(page, 'TopPerformers', () =>
        page.getByRole('link', { name: 'Results', exact: true }).first().click(),
      ),
    )
    await page.getByRole('heading', { name: 'Exam Results' }).waitFor()
    await step(() => lookUp(page, one))
    const look = groups.flat().find((request) => isQuestion(request) && nameOf(request) === 'LookUp')
    if (!look) throw new Error('The browser did not look up')
    const visit = await Promise.all(groups.map((group) => Promise.all(group.map(asRecorded))))
    return { visit, lookUp: await asRecorded(look) }
  })
}

async function visit(context: BrowserContext): Promise<RecordedVisit> {
  const sent: SentRequest[] = []
  context.on('request', (request) => sent.push(request))
  const page = await context.newPage()
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await asking(page, 'TopPerformers', () =>
    page.getByRole('link', { name: 'Results', exact: true }).first().click(),
  )
  await page.getByRole('heading', { name: 'Exam Results' }).waitFor()
  await lookUp(page, one)
  await asking(page, 'TopPerformers', () =>
    page
      .getByText(exams[1]?.title ?? '')
      .first()
      .click(),
  )
  await lookUp(page, other)
  const questions = sent.filter(isQuestion)
  await page.goto(`/results?${new URLSearchParams({ exam: one.examId, candidate: one.candidateId })}`)
  await page.waitForLoadState('networkidle')
  await asking(page, 'NoticeBoard', () => page.getByRole('banner').getByRole('link').first().click())
  await page.goto(noticePath(notices[0]?.id ?? ''))
  const link = page.locator('a[href^="/files/notices/"]').first()
  await Promise.all([
    context.waitForEvent('request', (request) => pathOf(request).startsWith('/files/notices/')),
    link.click(),
  ])

  const record = (name: string, isIt: (request: SentRequest) => boolean) => {
    const found = sent.find(isIt)
    if (!found) throw new Error(`The browser did not ask for ${name}`)
    return asRecorded(found)
  }
  const operation = (name: string) =>
    record(name, (request) => isQuestion(request) && nameOf(request) === name)
  const address = (pattern: RegExp) =>
    record(String(pattern), (request) => pattern.test(pathOf(request)) && request.method() === 'GET')
  const [homePage, resultPage, examList, topTen, look, board, file, ...all] = await Promise.all([
    address(/^\/$/),
    address(/^\/results\?.*candidate=/),
    operation('ResultExams'),
    operation('TopPerformers'),
    operation('LookUp'),
    operation('NoticeBoard'),
    address(/^\/files\/notices\//),
    ...questions.map(asRecorded),
  ])
  return { homePage, resultPage, examList, topTen, lookUp: look, board, file, questions: all }
}

/** Does something that makes the page ask the API, and waits for the answer. */
async function asking(page: Page, operationName: string, act: () => Promise<void>): Promise<void> {
  const isAnswer = (request: SentRequest) => isQuestion(request) && nameOf(request) === operationName
  await Promise.all([page.waitForResponse((response) => isAnswer(response.request())), act()])
}

async function lookUp(page: Page, { candidateId, studentName }: Candidate): Promise<void> {
  await page.getByRole('textbox', { name: 'Candidate ID' }).fill(candidateId)
  await asking(page, 'LookUp', () => page.getByRole('button', { name: 'Search Results' }).click())
  await page.getByRole('main').getByText(studentName).first().waitFor()
}

const isQuestion = (request: SentRequest) => new URL(request.url()).pathname === '/graphql'
const nameOf = (request: SentRequest) => sentOperation(request).operationName

function pathOf(request: SentRequest): string {
  const { pathname, search } = new URL(request.url())
  return pathname + search
}

/** Of the connection, not of the request. */
const connectionHeaders = new Set(['host', 'connection', 'content-length'])

async function asRecorded(request: SentRequest): Promise<Request> {
  const body = request.postData()
  const headers = Object.entries(await request.allHeaders())
  return {
    method: request.method(),
    path: pathOf(request),
    headers: Object.fromEntries(
      headers.filter(([name]) => !connectionHeaders.has(name) && !name.startsWith(':')),
    ),
    ...(body !== null && { body }),
  }
}

/** A recorded request as visitors who look up other candidates send it. */
export function sentFor(request: Request, [first, second]: readonly [Candidate, Candidate]): Request {
  const words = new Map([
    [one.examId, first.examId],
    [one.candidateId, first.candidateId],
    [other.examId, second.examId],
    [other.candidateId, second.candidateId],
  ])
  const pattern = new RegExp([...words.keys()].join('|'), 'g')
  const replaced = (text: string) => text.replaceAll(pattern, (word) => words.get(word) ?? word)
  const { path, headers = {}, body } = request
  return {
    ...request,
    path: replaced(path),
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, replaced(value)])),
    ...(body !== undefined && { body: replaced(body) }),
  }
}
