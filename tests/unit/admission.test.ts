import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Admission } from '#server/lib/admission.ts'
import { leases, response, watched } from '#tests/support/server/watched-admission.ts'

/** How many are let in before it says no. */
function room(admission: Admission, preferred = false): number {
  let count = 0
  while (admission.canAdmit(preferred)) {
    admission.lease(response())
    count++
  }
  return count
}

test('a thousand are let in, and those who are signed in beside as many visitors', () => {
  const admission = new Admission()
  expect(room(admission)).toBe(1_000)
  expect(room(admission, true)).toBe(1_000)
})

test('what goes through the app takes the place of four', () => {
  const admission = new Admission()
  leases(admission, 250, 4)
  expect(admission.canAdmit(false)).toBe(false)
})

test('a process that is late lets in fewer, but never nobody, and as many as ever when it has caught up', () => {
  const late = watched()
  late.pass(2_000, { late: 40 })
  expect(room(late.admission)).toBe(50)

  const recovered = watched()
  recovered.pass(2_000, { late: 40 })
  recovered.pass(8_000)
  expect(room(recovered.admission)).toBe(1_000)
})

test('without load shedding nobody waits or is refused, however late the process is', () => {
  const { admission, pass } = watched({ maxLimit: Number.POSITIVE_INFINITY })
  leases(admission, 2_000)
  for (const late of [40, 0]) {
    pass(2_000, { late })
    expect(admission.canAdmit(false)).toBe(true)
  }
})

test('a process is late when most of its turns are', () => {
  const { admission, pass } = watched()
  for (let time = 0; time < 20; time++) {
    pass(60, { late: 10 })
    pass(20)
  }
  expect(room(admission)).toBe(50)
})

test('a pause now and then is no lateness', () => {
  const { admission, pass } = watched()
  for (let time = 0; time < 10; time++) {
    pass(20, { late: 130 })
    pass(60)
  }
  expect(room(admission)).toBe(1_000)
})

test('a place is free again in the next turn of the event loop, not within the same', async () => {
  const { admission, pass } = watched()
  pass(100)
  const open = leases(admission, 1_000)
  for (const lease of open.slice(0, 300)) lease.release()
  await turn()
  for (const lease of open.slice(300, 400)) lease.release()
  expect(room(admission)).toBe(300)
  await turn()
  expect(room(admission)).toBe(100)
})

test('a few at once are no crowd, more are, until they are answered', async () => {
  const admission = new Admission()
  leases(admission, 16)
  expect(admission.isBusy()).toBe(false)
  const [lease] = leases(admission, 1)
  expect(admission.isBusy()).toBe(true)
  lease?.release()
  await turn()
  expect(admission.isBusy()).toBe(false)
})

test('a request has one lease, which gives its places back once', async () => {
  const admission = new Admission()
  const one = response()
  const first = admission.lease(one, 4)
  expect(admission.lease(one, 4)).toBe(first)
  expect(admission.places).toBe(4)
  first.release()
  const second = admission.lease(one, 1)
  first.release()
  await turn()
  expect([admission.places, admission.leases]).toEqual([1, 1])
  one.emit('close')
  second.release()
  await turn()
  expect([admission.places, admission.leases]).toEqual([0, 0])
})

test('leases are leaked a minute after their connection has gone, or after a quarter of an hour', () => {
  let now = 0
  const admission = new Admission({ now: () => now })
  const gone = response()
  for (const one of [gone, response()]) admission.lease(one)
  gone.req.socket.destroy()
  const leakedAt = (ms: number) => {
    now = ms
    return admission.leakedLeases
  }
  expect([60_000, 60_001, 900_000, 900_001].map(leakedAt)).toEqual([0, 1, 1, 2])
})
