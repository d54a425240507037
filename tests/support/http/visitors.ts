import { Agent, type OutgoingHttpHeaders, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/** How often each answer came to each kind of request: `page 200`, say. */
export type AnswerCounts = Record<string, number>

interface Ask {
  kind: string
  path: string
  agent: Agent | false
  headers?: OutgoingHttpHeaders
  body?: string
}

/** Longest pause of a visitor, in milliseconds: nginx lets 100 requests a second through. */
const PAUSE_MS = 500
const EACH = 6

/**
 * Visitors and an admin who look results up, open pages and upload files again and again, on kept and on new connections,
 * until `stop` is called.
 *
 * @param url of a proxy, which always answers.
 * @param answers are counted there.
 * @param cookieOf returns the admin's session once it is there.
 * @returns a function that ends this, and resolves when every request was answered.
 */
export function startVisitors({
  url,
  answers,
  cookieOf,
}: {
  url: string
  answers: AnswerCounts
  cookieOf: () => string | undefined
}): () => Promise<void> {
  let stopped = false
  const visit = async (next: () => Ask | undefined) => {
    while (!stopped) {
      const ask = next()
      if (ask) {
        const key = `${ask.kind} ${await send(url, ask)}`
        answers[key] = (answers[key] ?? 0) + 1
      }
      await wait(Math.random() * PAUSE_MS)
    }
  }
  const kept = () => new Agent({ keepAlive: true, maxSockets: 1 })
  const agents = Array.from({ length: EACH }, kept)
  const visits = [
    ...agents.map((agent) => visit(() => lookUp('kept look-up', agent))),
    ...agents.map(() => visit(() => lookUp('new look-up', false))),
    ...agents.map((agent) => visit(() => page(agent))),
    ...agents.slice(0, 2).map((agent) => visit(() => upload(agent, cookieOf()))),
  ]
  return async () => {
    stopped = true
    await Promise.all(visits)
    for (const agent of agents) agent.destroy()
  }
}

const json = { 'content-type': 'application/json' }
let number = 0

const lookUp = (kind: string, agent: Agent | false): Ask => ({
  kind,
  path: '/graphql',
  agent,
  headers: json,
  body: JSON.stringify({
    query: '{ examResult(examId: "CEE-MODEL-08", candidateId: "081000") { percentage } }',
  }),
})

/** An address that no cache knows. */
const page = (agent: Agent): Ask => ({ kind: 'page', path: `/results?visit=${number++}`, agent })

const boundary = 'boundary-of-the-parts'

function upload(agent: Agent, cookie: string | undefined): Ask | undefined {
  if (cookie === undefined) return undefined
  const query = `mutation ($file: Upload!) { stageExamResults(file: $file) { __typename } }`
  const exam = `STOP-${number++}`
  const rows = Array.from({ length: 200 }, (_, index) => `${index + 1},${exam},50,,50`)
  const parts = [
    ['name="operations"', JSON.stringify({ query, variables: { file: null } })],
    ['name="map"', '{"0":["variables.file"]}'],
    [
      'name="0"; filename="a.csv"\r\nContent-Type: text/csv',
      ['Candidate ID,Exam ID,Exam Mark,Exam Rank,Percentage', ...rows].join('\n'),
    ],
  ]
  return {
    kind: 'upload',
    path: '/graphql',
    agent,
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'apollo-require-preflight': 'true',
      cookie,
    },
    body: `${parts.map(([head, text]) => `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${text}\r\n`).join('')}--${boundary}--\r\n`,
  }
}

/** @returns the status of the whole answer, or what broke. */
function send(url: string, { path, agent, headers, body }: Ask): Promise<string> {
  return new Promise((done) => {
    const sent = request(url + path, { method: body === undefined ? 'GET' : 'POST', agent, headers })
    sent.on('response', (answer) => {
      answer.on('error', () => done('broken off'))
      answer.resume().once('end', () => done(String(answer.statusCode)))
    })
    sent.on('error', (error: NodeJS.ErrnoException) => done(error.code ?? error.message))
    sent.end(body)
  })
}
