/** Writes numbered lines to standard output, of the worker that LOG_WORKER names, and ends at once. */
import { setTimeout as wait } from 'node:timers/promises'
import { createLog, logRequest } from '#server/lib/log.ts'

const { LOG_WORKER } = process.env
const log = createLog({ level: 'info', pretty: false, worker: LOG_WORKER ? Number(LOG_WORKER) : undefined })
const child = log.child({ of: 'a request' })

let lines = 0
const next = () => `${lines++}`
const requests = (count: number) => {
  for (let time = 0; time < count; time++)
    logRequest(log, {
      id: next(),
      method: 'GET',
      url: `/${'x'.repeat(lines % 50)}`,
      status: 200,
      took: 1,
      isRoutine: false,
    })
}
for (let round = 0; round < 40; round++) {
  requests(60)
  if (round % 3 === 0) child.warn({ reqId: next() }, 'while requests are answered')
  if (round % 5 === 0) await wait(2)
}
// Pending writes would come after the last ones.
await wait(500)
requests(10)
log.fatal({ reqId: next() }, 'hopeless')
requests(3)
process.exit(1)
