/** A program that sends an attack for each task, and tells its parent how many answers of each status there were. */
import { Agent } from 'node:http'
import { ask } from './ask.ts'
import { attacksOn } from './attacks.ts'
import type { AbusedServer } from './server.ts'

export interface AttackerTask {
  server: AbusedServer
  /** Name of the attack. */
  attack: string
  token: string | null
  requests: number
  seconds: number
}

const CONNECTIONS = 64
/** For the last answers of an attack; then their connections are closed. */
const LAST_ANSWERS_MS = 20_000

async function run(task: AttackerTask): Promise<Map<number, number>> {
  const attack = attacksOn(task.server).find(({ name }) => name === task.attack)
  if (!attack) throw new Error(`No attack ${task.attack}`)
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const statuses = new Map<number, number>()
  const end = performance.now() + task.seconds * 1000
  let number = 0
  const connection = async () => {
    while (number < task.requests && performance.now() < end) {
      const one = attack.request(number++)
      const headers = {
        ...one.headers,
        ...(one.body !== undefined && { 'content-length': String(Buffer.byteLength(one.body)) }),
        'x-forwarded-for': '203.0.113.9',
        ...(task.token !== null && { authorization: `Bearer ${task.token}` }),
      }
      const status = await ask(task.server.url, agent, { ...one, headers, keep: false }).then(
        (reply) => reply.status,
        () => 0,
      )
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  const timer = setTimeout(() => agent.destroy(), task.seconds * 1000 + LAST_ANSWERS_MS)
  await Promise.all(Array.from({ length: CONNECTIONS }, connection))
  clearTimeout(timer)
  agent.destroy()
  return statuses
}

process.on('message', async (task: AttackerTask) => {
  process.send?.(Object.fromEntries(await run(task)))
})
