import { createHash } from 'node:crypto'
import { type Candidate, candidate, EXAMS, notices, STUDENTS } from './data-set.ts'

export interface Request {
  method: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  body?: string
}

/** One kind of question, asked many times. */
export interface Scenario {
  name: string
  connections: number
  /** The least that its rate may be of the base's; undefined where the measure is another. */
  target?: number
  /** The least answers per second, where that is the measure. */
  targetRate?: number
  request(random: () => number): Request
}

const LOOK_UP = `query LookUp($examId: ID!, $candidateId: String!) {
  examResult(examId: $examId, candidateId: $candidateId) {
    candidateId examMark examRank percentage passed
    exam { id title date }
    student { candidateId studentName groups }
  }
}`

const TOP_TEN = `query TopTen($examId: ID!) {
  topPerformers(examId: $examId) {
    rank
    result { candidateId examMark percentage student { candidateId studentName groups } }
  }
}`

const EXAM_LIST = 'query ExamList { exams { id title date } }'

const NOTICES = `query Board {
  notices(first: 5) { nodes { id title type link publishedAt attachments { id fileName fileType size url } } }
}`

const JSON_HEADERS = { 'content-type': 'application/json', 'apollo-require-preflight': 'true' }

/** As every browser asks. */
const PAGE_HEADERS = { 'accept-encoding': 'gzip, deflate, br' }

function post(query: string, variables: Record<string, unknown>, persisted = false): Request {
  const sha256Hash = createHash('sha256').update(query).digest('hex')
  const document = persisted ? { extensions: { persistedQuery: { version: 1, sha256Hash } } } : { query }
  return {
    method: 'POST',
    path: '/graphql',
    headers: JSON_HEADERS,
    body: JSON.stringify({ ...document, variables }),
  }
}

const someone = (random: () => number) => candidate(Math.floor(random() * STUDENTS))
const keyOf = ({ examId, candidateId }: Candidate) => ({ examId, candidateId })
const someExam = (random: () => number) => `BENCH-${Math.floor(random() * EXAMS) + 1}`

export const lookUp = (who: Candidate): Request => post(LOOK_UP, keyOf(who))

export const resultPage = ({ examId, candidateId }: Candidate): Request => ({
  method: 'GET',
  path: `/results?exam=${examId}&candidate=${candidateId}`,
  headers: PAGE_HEADERS,
})
export const homePage: Request = { method: 'GET', path: '/', headers: PAGE_HEADERS }
export const download = (path: string): Request => ({ method: 'GET', path: `/files/notices/${path}` })
export const topTen = (examId: string): Request => post(TOP_TEN, { examId })
export const examList: Request = post(EXAM_LIST, {})
export const board: Request = post(NOTICES, {})

/** Beside which the others are measured, with as many connections. */
export const bases: Scenario[] = [256, 64, 32].map((connections) => ({
  name: 'base: look-up by hand-written program',
  connections,
  request: (random) => lookUp(someone(random)),
}))

const files = notices.flatMap(({ paths }) => paths)
const someFile = (random: () => number) => files[Math.floor(random() * files.length)] as string

/** The API's scenarios with the document in each request, and with its hash instead. */
const api = (
  scenario: Omit<Scenario, 'request'>,
  of: (random: () => number, persisted: boolean) => Request,
) =>
  [false, true].map((persisted) => ({
    ...scenario,
    name: persisted ? `${scenario.name}, persisted` : scenario.name,
    request: (random: () => number) => of(random, persisted),
  }))

export const scenarios: Scenario[] = [
  ...[256, 32].flatMap((connections) =>
    api({ name: 'look-up', connections, target: 1 }, (random, persisted) =>
      post(LOOK_UP, keyOf(someone(random)), persisted),
    ),
  ),
  ...api({ name: 'top ten', connections: 256, target: 2 }, (random, persisted) =>
    post(TOP_TEN, { examId: someExam(random) }, persisted),
  ),
  ...api({ name: 'exam list', connections: 256, target: 2 }, (_random, persisted) =>
    post(EXAM_LIST, {}, persisted),
  ),
  ...api({ name: 'five notices', connections: 256, target: 2 }, (_random, persisted) =>
    post(NOTICES, {}, persisted),
  ),
  {
    name: 'result page',
    connections: 64,
    targetRate: 500,
    request: (random) => resultPage(someone(random)),
  },
  { name: 'home page', connections: 64, targetRate: 2000, request: () => homePage },
  { name: 'file of 100 kB', connections: 64, request: (random) => download(someFile(random)) },
]

/** What the crowd of the minute asks for, by the API and by pages. */
export const steps = ['look-up, persisted', 'result page'].map(
  (wanted) => scenarios.find(({ name }) => name === wanted) as Scenario,
)
