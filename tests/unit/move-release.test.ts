import { expect, test } from 'vitest'
import { orderAfterMove, type PlacedFile } from '#server/domains/results/move-release.ts'
import fc from '#tests/support/project/fuzz.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 0, 1, hour))
const file = (id: string, publishOrder: number, hour: number): PlacedFile => ({
  id,
  publishOrder,
  from: at(hour),
})
const ids = (files: readonly PlacedFile[]) => files.map(({ id }) => id).join('')

test('a postponed file wins over those released before its new time', () => {
  const files = [file('a', 1, 1), file('b', 2, 2), file('c', 3, 3), file('d', 4, 4)]
  expect(ids(orderAfterMove(files, 'b', at(3)))).toBe('acbd')
  expect(ids(orderAfterMove(files, 'b', at(9)))).toBe('acdb')
})

test('a file released earlier stands below those released after its new time', () => {
  const files = [file('a', 1, 1), file('b', 2, 2), file('c', 3, 3), file('d', 4, 4)]
  expect(ids(orderAfterMove(files, 'd', at(2)))).toBe('abdc')
  expect(ids(orderAfterMove(files, 'd', at(0)))).toBe('dabc')
})

test('a file that wins for good goes on doing so', () => {
  // x was published after a and b, to win over both although it is released before them.
  const files = [file('a', 1, 3), file('b', 2, 4), file('x', 3, 1)]
  expect(ids(orderAfterMove(files, 'a', at(9)))).toBe('bax')
  expect(ids(orderAfterMove(files, 'x', at(2)))).toBe('abx')
})

test('a file does not pass one that wins over it for good to stand beside others', () => {
  // x was published after a, to win over it for good; c and d after x.
  const files = [file('a', 1, 3), file('x', 2, 1), file('c', 3, 5), file('d', 4, 8)]
  expect(ids(orderAfterMove(files, 'a', at(9)))).toBe('axcd')
  expect(ids(orderAfterMove(files, 'd', at(2)))).toBe('axdc')
})

/** Files in the order of their places, in which some win for good over those below them. */
const anyOrder = fc.array(fc.nat(9), { minLength: 1, maxLength: 7 })

test('among any files, only those next to the moved one are passed, and only those of the time between', () => {
  fc.assert(
    fc.property(anyOrder, fc.nat(6), fc.nat(9), (hours, which, to) => {
      const files = hours.map((hour, place) => file(String(place), place + 1, hour))
      const place = which % files.length
      const id = String(place)
      const before = hours[place] ?? 0
      const order = orderAfterMove(files, id, at(to)).map((one) => Number(one.id))
      const target = order.indexOf(place)
      const others = [...hours.keys()].filter((other) => other !== place)
      expect(order.toSpliced(target, 1)).toEqual(others)
      const mayPass = (other: number | undefined) => {
        const hour = other === undefined ? -1 : (hours[other] ?? -1)
        return to > before ? hour >= before && hour <= to : hour > to && hour <= before
      }
      const passed = others.slice(Math.min(place, target), Math.max(place, target))
      expect(passed.filter((other) => !mayPass(other))).toEqual([])
      const next = to > before ? order[target + 1] : order[target - 1]
      expect(mayPass(next)).toBe(false)
    }),
  )
})

test('files in the order of their releases stay so, whichever is moved whereto', () => {
  const hours = fc.array(fc.nat(20), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(hours, fc.nat(5), fc.nat(20), (given, which, to) => {
      const sorted = given.toSorted((one, other) => one - other)
      const files = sorted.map((hour, place) => file(String(place), place + 1, hour))
      const id = String(which % files.length)
      const times = orderAfterMove(files, id, at(to)).map((one) =>
        (one.id === id ? at(to) : one.from).getTime(),
      )
      expect(times).toEqual(times.toSorted((one, other) => one - other))
    }),
  )
})
