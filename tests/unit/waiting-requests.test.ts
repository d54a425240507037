import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Admission } from '#server/lib/admission.ts'
import { leases, response, watched } from '#tests/support/server/watched-admission.ts'

/** Waits, and notes under a name when it was admitted. */
function queue(admission: Admission, admitted: string[]) {
  return async (name: string, one: ServerResponse, o?: { preferred?: boolean; places?: number }) => {
    admitted.push((await admission.canAdmitLater(one, o)) ? name : `not ${name}`)
  }
}

test('places that come free go to those who wait, in their order, each with all that it takes', async () => {
  const { admission } = watched()
  const open = leases(admission, 1_000)
  const admitted: string[] = []
  const wait = queue(admission, admitted)
  for (const [name, places] of [
    ['first', 1],
    ['page', 4],
    ['third', 1],
    ['fourth', 1],
  ] as const) {
    void wait(name, response(), { places })
  }
  expect(admission.waiting).toBe(4)
  for (const lease of open.slice(0, 5)) lease.release()
  await turn()
  await turn()
  expect(admitted).toEqual(['first', 'page'])
  expect(admission.waiting).toBe(2)
  // There are places, but others wait for them.
  expect([admission.places, admission.canAdmit(false), admission.canAdmit(true)]).toEqual([995, false, true])
})

test('who is signed in does not wait behind visitors', async () => {
  const { admission } = watched()
  const open = leases(admission, 2_000)
  const admitted: string[] = []
  const wait = queue(admission, admitted)
  void wait('visitor', response())
  void wait('student', response(), { preferred: true })
  open[0]?.release()
  await turn()
  await turn()
  expect([admitted, admission.waiting]).toEqual([['student'], 1])
})

test('who is new takes turns with those whose connection has waited before', async () => {
  const { admission } = watched()
  const admitted: string[] = []
  const wait = queue(admission, admitted)
  const connections = ['a', 'b', 'c'].map((name) => ({ name, socket: new Socket() }))
  const ask = (socket: Socket) => new ServerResponse(new IncomingMessage(socket))
  let open = leases(admission, 1_000)
  for (const { name, socket } of connections) void wait(name, ask(socket))
  for (const lease of open) lease.release()
  await turn()
  await turn()
  expect(admitted.splice(0)).toEqual(['a', 'b', 'c'])

  open = leases(admission, 1_000)
  for (const { name, socket } of connections) void wait(name, ask(socket))
  for (const name of ['new', 'newer']) void wait(name, response())
  for (const lease of open) lease.release()
  await turn()
  await turn()
  // The last time ended with a new one.
  expect(admitted).toEqual(['a', 'new', 'b', 'newer', 'c'])
})

test('who has waited for four seconds, whose client has left, or who waits at the stop is not admitted', async () => {
  const { admission, pass } = watched()
  const open = leases(admission, 1_000)
  const admitted: string[] = []
  const wait = queue(admission, admitted)
  const gone = response()
  void wait('late', response())
  void wait('gone', gone)
  pass(3_980)
  void wait('waiting', response())
  await turn()
  expect([admitted, admission.waiting]).toEqual([[], 3])
  gone.emit('close')
  pass(40)
  await turn()
  expect([admitted.splice(0), admission.waiting]).toEqual([['not gone', 'not late'], 1])
  for (const lease of open) lease.release()
  await turn()
  await turn()
  expect(admitted.splice(0)).toEqual(['waiting'])
  leases(admission, 1_000)
  void wait('stopped', response())
  admission.stop()
  await turn()
  expect(admitted).toEqual(['not stopped'])
  expect(admission.waiting).toBe(0)
})

test('a request waits once, and none with a large body or one of unknown length', async () => {
  const { admission } = watched()
  const [lease] = leases(admission, 1_000)
  const one = response()
  admission.keepAdmitted(one)
  expect(await admission.canAdmitLater(one)).toBe(true)
  const large = () =>
    [{ 'content-length': '16385' }, { 'transfer-encoding': 'chunked' }].map((headers) => {
      const one = response()
      Object.assign(one.req.headers, headers)
      return admission.canAdmitLater(one)
    })
  expect(await Promise.all(large())).toEqual([false, false])
  expect(admission.waiting).toBe(0)
  lease?.release()
  await turn()
  expect(await Promise.all(large())).toEqual([true, true])
})

test('so many wait at a time, of whom the last that has waited before gives way to who is new', async () => {
  const { admission } = watched()
  leases(admission, 1_000)
  const socket = new Socket()
  const ask = () => new ServerResponse(new IncomingMessage(socket))
  const waiting = Array.from({ length: 5_000 }, () => admission.canAdmitLater(ask()))
  expect(await admission.canAdmitLater(ask())).toBe(false)
  void admission.canAdmitLater(response())
  expect(await waiting.at(-1)).toBe(false)
  expect(admission.waiting).toBe(5_000)
})

test('of many that have waited too long, some are rejected in each turn', async () => {
  const { admission, pass } = watched()
  leases(admission, 1_000)
  for (let count = 0; count < 250; count++) void admission.canAdmitLater(response())
  pass(4_000)
  const left = [20, 20, 20].map((ms) => {
    pass(ms)
    return admission.waiting
  })
  expect(left).toEqual([150, 50, 0])
})
