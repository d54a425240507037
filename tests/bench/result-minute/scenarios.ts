import { createHash } from 'node:crypto'
import { type Candidate, candidate, EXAMS, STUDENTS } from './data-set.ts'

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

/** What a server that knows persisted documents must have seen in full once. */
export const documents = [LOOK_UP, TOP_TEN, EXAM_LIST, NOTICES]
export const inFull = (query: string): Request =>
  post(query, query.includes('$candidateId') ? keyOf(candidate(0)) : { examId: 'BENCH-1' })

export const base: Scenario = {
  name: 'base: look-up by hand-written program',
  connections: 256,
  request: (random) => lookUp(someone(random)),
}

export const scenarios: Scenario[] = [
  { name: 'look-up', connections: 256, target: 1, request: (random) => lookUp(someone(random)) },
  { name: 'look-up', connections: 32, target: 1, request: (random) => lookUp(someone(random)) },
  {
    name: 'look-up, persisted',
    connections: 256,
    target: 1,
    request: (random) => post(LOOK_UP, keyOf(someone(random)), true),
  },
  {
    name: 'top ten',
    connections: 256,
    target: 3,
    request: (random) => post(TOP_TEN, { examId: someExam(random) }),
  },
  {
    name: 'top ten, persisted',
    connections: 256,
    target: 3,
    request: (random) => post(TOP_TEN, { examId: someExam(random) }, true),
  },
  { name: 'exam list', connections: 256, target: 3, request: () => post(EXAM_LIST, {}) },
  { name: 'five notices', connections: 256, target: 3, request: () => post(NOTICES, {}) },
  {
    name: 'result page',
    connections: 64,
    targetRate: 500,
    request: (random) => {
      const { examId, candidateId } = someone(random)
      return { method: 'GET', path: `/results?exam=${examId}&candidate=${candidateId}` }
    },
  },
  { name: 'home page', connections: 64, targetRate: 2000, request: () => ({ method: 'GET', path: '/' }) },
]
