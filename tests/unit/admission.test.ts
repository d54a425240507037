import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Admission } from '#server/lib/admission.ts'

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

test('a process that is late lets in fewer, but never nobody, and as many as ever when it has caught up', () => {
  const late = new Admission()
  late.observe(500)
  expect(room(late)).toBe(700)

  const verySlow = new Admission()
  for (let look = 0; look < 100; look++) verySlow.observe(5_000)
  expect(room(verySlow)).toBe(50)

  const recovered = new Admission()
  for (let look = 0; look < 100; look++) recovered.observe(5_000)
  for (let look = 0; look < 100; look++) recovered.observe(2)
  expect(room(recovered)).toBe(1_000)
})

test('a place is free again in the next turn of the event loop, not within the same', async () => {
  const admission = new Admission()
  for (let request = 0; request < 1_000; request++) admission.begin()
  for (let request = 0; request < 300; request++) admission.end()
  expect(admission.hasRoom(false)).toBe(false)
  await turn()
  expect(room(admission)).toBe(300)
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
