import { type Agent, request as send } from 'node:http'
import type { AttackRequest } from './attacks.ts'

const GIVE_UP_MS = 10_000

export interface Reply {
  status: number
  text: string
}

/** @param o.keep whether the text of the answer is wanted. */
export function ask(url: string, agent: Agent, o: AttackRequest & { keep: boolean }): Promise<Reply> {
  return new Promise((done, fail) => {
    const sent = send(url + o.path, { agent, method: o.method, ...(o.headers && { headers: o.headers }) })
    sent.setTimeout(GIVE_UP_MS, () => sent.destroy(new Error('no answer')))
    sent.on('error', fail)
    sent.on('response', (answer) => {
      let text = ''
      if (o.keep) answer.setEncoding('utf8').on('data', (more: string) => (text += more))
      else answer.resume()
      answer.on('error', fail).on('end', () => done({ status: answer.statusCode ?? 0, text }))
    })
    sent.end(o.body)
  })
}
