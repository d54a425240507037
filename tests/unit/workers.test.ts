import { EventEmitter } from 'node:events'
import { afterEach, expect, test, vi } from 'vitest'
import { superviseWorkers } from '#server/cluster/workers.ts'
import { createLog, takeLoggedErrors } from '#server/lib/log.ts'
import { eventually } from '#tests/support/project/eventually.ts'

const { fork } = vi.hoisted(() => ({ fork: vi.fn() }))
vi.mock('node:cluster', () => ({ default: { fork, workers: {} } }))

afterEach(() => void takeLoggedErrors())

const nextTurn = () => new Promise((turn) => setImmediate(turn))

test('a worker that crashes or is killed counts as an error, one that is told to stop does not', async () => {
  const forked: EventEmitter[] = []
  fork.mockImplementation(() => {
    const worker = Object.assign(new EventEmitter(), { id: forked.length + 1, process: { pid: 1 } })
    forked.push(worker)
    setImmediate(() => worker.emit('listening'))
    return worker
  })
  const log = createLog({ level: 'warn', pretty: false, to: { write() {} } })
  superviseWorkers({ count: 1, log })
  await nextTurn()
  takeLoggedErrors()
  const endings: [code: number | null, signal: string | null, errors: number | undefined][] = [
    [0, null, undefined],
    [1, null, 1],
    [null, 'SIGKILL', 1],
  ]
  for (const [code, signal, errors] of endings) {
    const running = forked.length
    forked.at(-1)?.emit('exit', code, signal)
    expect(takeLoggedErrors().get('a worker has ended')).toBe(errors)
    await eventually(() => expect(forked).toHaveLength(running + 1))
    await nextTurn()
  }
})
