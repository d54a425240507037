import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Admission } from '#server/lib/admission.ts'

const PLACES = 20
let admission: Admission
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  admission = new Admission({ maxPlaces: PLACES })
  admission.start()
})
afterEach(() => {
  admission.stop()
  vi.useRealTimers()
})

const response = (socket = new Socket()) => new ServerResponse(new IncomingMessage(socket))

function take(count: number, places?: number): ServerResponse[] {
  const taking = Array.from({ length: count }, () => response())
  for (const one of taking) admission.take(one, places)
  return taking
}

/** How many are let in before it says no. */
function room(preferred = false): number {
  let count = 0
  for (; admission.canAdmit(preferred); count++) take(1)
  return count
}

const settled: string[] = []
beforeEach(() => {
  settled.length = 0
})

/** Waits, and notes under a name whether it was admitted. */
async function wait(name: string, one = response(), o?: { preferred?: boolean; places?: number }) {
  settled.push((await admission.canAdmitLater(one, o)) ? name : `not ${name}`)
}

async function releaseAll(open: ServerResponse[]) {
  for (const one of open) admission.release(one)
  await turn()
  await turn()
}

test('so many are let in, and sessions beside as many visitors', () => {
  expect(room()).toBe(PLACES)
  expect(room(true)).toBe(PLACES)
})

test('a request that goes through the app takes its places once, and gives them back once', async () => {
  const [one] = take(PLACES / 4, 4)
  expect(admission.canAdmit(false)).toBe(false)
  if (!one) throw new Error('None was taken')
  admission.take(one, 4)
  expect(admission.places).toBe(PLACES)
  one.emit('close')
  await releaseAll([one])
  expect(admission.places).toBe(PLACES - 4)
})

test('without a bound nobody waits', () => {
  admission = new Admission({ maxPlaces: Number.POSITIVE_INFINITY })
  take(2_000)
  expect(admission.canAdmit(false)).toBe(true)
})

test('a place is free again in the next turn of the event loop, not within the same', async () => {
  const open = take(PLACES)
  for (const one of open.slice(0, 5)) admission.release(one)
  expect(room()).toBe(0)
  await turn()
  expect(room()).toBe(5)
})

test('a few at once are no crowd, more are, until they are answered', async () => {
  take(16)
  expect(admission.isBusy()).toBe(false)
  const open = take(1)
  expect(admission.isBusy()).toBe(true)
  await releaseAll(open)
  expect(admission.isBusy()).toBe(false)
})

test('places that come free go to those who wait, in their order, each with all that it takes', async () => {
  const open = take(PLACES)
  for (const [name, places] of [
    ['first', 1],
    ['page', 4],
    ['third', 1],
    ['fourth', 1],
  ] as const) {
    void wait(name, response(), { places })
  }
  expect(admission.waiting).toBe(4)
  await releaseAll(open.slice(0, 5))
  expect(settled).toEqual(['first', 'page'])
  // There are places, but others wait for them.
  expect([admission.waiting, admission.canAdmit(false), admission.canAdmit(true)]).toEqual([2, false, true])
})

test('a session does not wait behind visitors', async () => {
  const open = take(PLACES * 2)
  void wait('visitor')
  void wait('student', response(), { preferred: true })
  await releaseAll(open.slice(0, 1))
  expect([settled, admission.waiting]).toEqual([['student'], 1])
})

test('a new connection takes turns with those that have waited before', async () => {
  const connections = ['a', 'b', 'c'].map((name) => ({ name, socket: new Socket() }))
  const first = take(PLACES)
  for (const { name, socket } of connections) void wait(name, response(socket))
  await releaseAll(first)
  expect(settled.splice(0)).toEqual(['a', 'b', 'c'])

  const open = take(PLACES)
  for (const { name, socket } of connections) void wait(name, response(socket))
  for (const name of ['new', 'newer']) void wait(name)
  await releaseAll(open)
  // The last time ended with a new one.
  expect(settled).toEqual(['a', 'new', 'b', 'newer', 'c'])
})

test('nobody is admitted who has waited for four seconds, whose client has left, or who waits at the stop', async () => {
  take(PLACES)
  const gone = response()
  void wait('late')
  void wait('gone', gone)
  vi.advanceTimersByTime(3_980)
  void wait('waiting')
  await turn()
  expect([settled, admission.waiting]).toEqual([[], 3])
  gone.emit('close')
  vi.advanceTimersByTime(40)
  await turn()
  expect([settled.splice(0), admission.waiting]).toEqual([['not gone', 'not late'], 1])
  admission.stop()
  await turn()
  expect([settled, admission.waiting]).toEqual([['not waiting'], 0])
})

test('no request waits with a large body or one of unknown length', async () => {
  const open = take(PLACES)
  const large = () =>
    [{ 'content-length': '16385' }, { 'transfer-encoding': 'chunked' }].map((headers) => {
      const one = response()
      Object.assign(one.req.headers, headers)
      return admission.canAdmitLater(one)
    })
  expect(await Promise.all(large())).toEqual([false, false])
  expect(admission.waiting).toBe(0)
  await releaseAll(open.slice(0, 1))
  expect(await Promise.all(large())).toEqual([true, true])
})

test('so many wait at a time', async () => {
  take(PLACES)
  for (let count = 0; count < 5_000; count++) void admission.canAdmitLater(response())
  expect(await admission.canAdmitLater(response())).toBe(false)
  expect(admission.waiting).toBe(5_000)
})

test('of many that have waited too long, some are rejected in each turn', () => {
  take(PLACES)
  for (let count = 0; count < 250; count++) void admission.canAdmitLater(response())
  vi.advanceTimersByTime(4_000)
  const left = [20, 20, 20].map((ms) => {
    vi.advanceTimersByTime(ms)
    return admission.waiting
  })
  expect(left).toEqual([150, 50, 0])
})
