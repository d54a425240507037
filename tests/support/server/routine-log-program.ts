/** Writes routine requests to standard output, more than are logged, and others between them. */
import { createLog, logRequest } from '#server/lib/log.ts'

const log = createLog({ level: process.env.LOG_LEVEL ?? 'info', pretty: false })
const request = { method: 'GET', url: '/', status: 200, took: 1, isRoutine: true }
for (let number = 1; number <= 1000; number++) {
  logRequest(log, { ...request, id: 'routine' })
  if (number % 100 === 0) {
    logRequest(log, { ...request, id: 'of staff', isRoutine: false })
    logRequest(log, { ...request, id: 'slow', took: 1_500 })
  }
}
