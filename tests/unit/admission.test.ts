import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Admission } from '#server/lib/admission.ts'

/** One whose clock is set by hand, and which is told to look every 20 ms but for some delay. */
function watched(): { admission: Admission; pass(ms: number, o?: { late?: number }): void } {
  let now = 0
  const admission = new Admission({ now: () => now })
  admission.start()
  admission.stop()
  return {
    admission,
    pass(ms, { late = 0 } = {}) {
      for (const end = now + ms; now < end; ) {
        now += 20 + late
        admission.look()
      }
    },
  }
}

/** How many are let in before it says no. */
function room(admission: Admission, preferred = false): number {
  let count = 0
  while (admission.hasRoom(preferred)) {
    admission.begin()
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
  for (let request = 0; request < 250; request++) admission.begin(4)
  expect(admission.hasRoom(false)).toBe(false)
})

test('a process that is late lets in fewer, but never nobody, and as many as ever when it has caught up', () => {
  const late = watched()
  late.pass(2_000, { late: 40 })
  expect(room(late.admission)).toBe(300)

  const recovered = watched()
  recovered.pass(2_000, { late: 40 })
  recovered.pass(4_000)
  expect(room(recovered.admission)).toBe(1_000)
})

test('a pause now and then is no lateness', () => {
  const { admission, pass } = watched()
  for (let time = 0; time < 10; time++) {
    pass(20, { late: 130 })
    pass(60)
  }
  expect(room(admission)).toBe(1_000)
})

test('a turn of the event loop that does not end is noticed without a timer', () => {
  let now = 0
  const admission = new Admission({ now: () => now })
  admission.start()
  admission.stop()
  expect(room(admission)).toBe(1_000)
  for (let time = 0; time < 20; time++) {
    now += 210
    expect(admission.hasRoom(false)).toBe(false)
  }
  for (let request = 0; request < 900; request++) admission.end()
  now += 60
  expect(room(admission)).toBe(200)
})

test('a place is free again in the next turn of the event loop, not within the same', async () => {
  const { admission, pass } = watched()
  pass(100)
  for (let request = 0; request < 1_000; request++) admission.begin()
  for (let request = 0; request < 300; request++) admission.end()
  await turn()
  for (let request = 0; request < 100; request++) admission.end()
  expect(room(admission)).toBe(300)
  await turn()
  expect(room(admission)).toBe(100)
})

test('a few at once are no crowd, more are, until they are answered', async () => {
  const admission = new Admission()
  for (let request = 0; request < 16; request++) admission.begin()
  expect(admission.isCrowded()).toBe(false)
  admission.begin()
  expect(admission.isCrowded()).toBe(true)
  admission.end()
  await turn()
  expect(admission.isCrowded()).toBe(false)
})
