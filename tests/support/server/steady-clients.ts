import { Agent, request } from 'node:http'

/** Outcomes of the requests of clients that each keep one connection and ask again as soon as they are answered. */
export interface Steady {
  answers: number
  /** Requests that were sent and not answered with 200, in words. */
  failed: string[]
  /** Set when the server is about to stop: from then on it may let nobody new in, but answers whom it has let in. */
  lastCall: boolean
  /** Resolves when nobody listens any more. */
  ended: Promise<void>
}

/** Clients that look a result up again and again, until their connection is refused. */
export function steadyClients(url: string, count: number): Steady {
  const steady: Steady = { answers: 0, failed: [], lastCall: false, ended: Promise.resolve() }
  steady.ended = Promise.all(Array.from({ length: count }, () => runClient(url, steady))).then(() => {})
  return steady
}

async function runClient(url: string, steady: Steady): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  while ((await lookUp(url, agent, steady)) !== 'nobody listens') {
    // Again.
  }
  agent.destroy()
}

const body = JSON.stringify({
  query: '{ examResult(examId: "CEE-MODEL-08", candidateId: "081000") { percentage } }',
})

function lookUp(url: string, agent: Agent, steady: Steady): Promise<'asked' | 'nobody listens'> {
  return new Promise((done) => {
    const sent = request(`${url}/graphql`, {
      method: 'POST',
      agent,
      headers: { 'content-type': 'application/json' },
    })
    sent.on('response', (answer) => {
      if (answer.statusCode === 200) steady.answers++
      else steady.failed.push(`status ${answer.statusCode}`)
      answer.resume().once('end', () => done('asked'))
    })
    sent.on('error', (error: NodeJS.ErrnoException) => {
      if (!sent.reusedSocket && steady.lastCall) return done('nobody listens')
      steady.failed.push(`${error.code} on a ${sent.reusedSocket ? 'used' : 'new'} connection`)
      done(error.code === 'ECONNREFUSED' ? 'nobody listens' : 'asked')
    })
    sent.end(body)
  })
}
