import { type Candidate, candidate, notices, STUDENTS } from './data-set.ts'
import { type RecordedVisit, type Request, sentFor } from './recorded-visit.ts'

/** One kind of question, asked many times. */
export interface Scenario {
  name: string
  connections: number
  /** Whether each request opens a connection of its own. */
  isNewEach?: boolean
  /** The least that its rate may be of the base's; undefined where the measure is another. */
  target?: number
  /** The least answers per second, where that is the measure. */
  targetRate?: number
  request(random: () => number): Request
}

export interface Scenarios {
  /** Beside which the others are measured, with as many connections, kept or new ones. */
  bases: Scenario[]
  all: Scenario[]
  /** Requests of the crowd in the first minute, by the API and by pages. */
  steps: Scenario[]
  /** Requests of thousands at once. */
  overloads: Scenario[]
  lookUp: Scenario
}

const someone = (random: () => number): Candidate => candidate(Math.floor(random() * STUDENTS))

const files = notices.flatMap(({ paths }) => paths)

/** Scenarios of a browser's recorded requests, for random candidates. */
export function scenariosOf(visit: RecordedVisit): Scenarios {
  const asSent = (request: Request) => (random: () => number) =>
    sentFor(request, [someone(random), someone(random)])
  /** One of the questions of a visit, so that all of them together are in its proportions. */
  const anyQuestion = (random: () => number) =>
    asSent(visit.questions[Math.floor(random() * visit.questions.length)] as Request)(random)
  const someFile = (random: () => number) => ({
    ...visit.file,
    path: `/files/notices/${files[Math.floor(random() * files.length)]}`,
  })

  const bases = [
    ...[256, 64, 32].map((connections) => ({ connections })),
    { connections: 256, isNewEach: true },
  ].map((over) => ({ name: 'base: look-up by hand-written program', ...over, request: asSent(visit.lookUp) }))
  const lookUps = { name: 'look-up', request: asSent(visit.lookUp) }
  const mixed = { name: 'questions of a visit, mixed', request: anyQuestion }
  const resultPages: Scenario = {
    name: 'result page',
    connections: 64,
    targetRate: 500,
    request: asSent(visit.resultPage),
  }
  const homePage: Scenario = {
    name: 'home page',
    connections: 64,
    targetRate: 3000,
    request: asSent(visit.homePage),
  }
  const manyLookUps: Scenario = { ...lookUps, connections: 256, target: 1.2 }
  return {
    bases,
    all: [
      manyLookUps,
      { ...lookUps, connections: 32, target: 1 },
      { ...lookUps, connections: 256, isNewEach: true, target: 1 },
      { name: 'top ten', connections: 256, target: 2, request: asSent(visit.topTen) },
      { name: 'exam list', connections: 256, target: 2, request: asSent(visit.examList) },
      { name: 'five notices', connections: 256, target: 2, request: asSent(visit.board) },
      { ...mixed, connections: 256, target: 1.5 },
      { ...mixed, connections: 256, isNewEach: true },
      resultPages,
      homePage,
      { name: 'file of 100 kB', connections: 64, request: someFile },
    ],
    steps: [manyLookUps, resultPages],
    overloads: [manyLookUps, homePage, resultPages],
    lookUp: manyLookUps,
  }
}
