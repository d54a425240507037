import type { DistinctRule } from '#server/lib/distinct-limiter.ts'
import type { EnumerationRules } from '#server/lib/enumeration-limiter.ts'
import type { FailedAttemptRule } from '#server/lib/failed-attempt-limiter.ts'

const HOUR = 60 * 60
/** Beyond what is free an address gets a fifth more, slower and slower. */
const DELAYED = 1.2

const misses: FailedAttemptRule = {
  name: 'look-up-miss',
  points: 60,
  seconds: 10 * 60,
  slowFrom: 20,
  stepMs: 100,
  reason:
    'Many Candidate IDs without a result were tried from your internet connection. Check your Candidate ID: the right one still shows its result.',
}

const candidates = (name: string, free: number): DistinctRule => ({
  name,
  seconds: HOUR,
  free,
  points: Math.ceil(free * DELAYED),
  stepMs: 100,
  reason:
    'The results of very many candidates were looked up from your internet connection, so look-ups from it are paused.',
  isNext: isNeighbour,
})

/** Of an address: a school or a hostel may stand behind it. */
function addressRules(perHour: number): EnumerationRules {
  return { subjects: perHour === 0 ? undefined : candidates('look-up', perHour), misses }
}

/** Of a browser in which somebody has signed in before, once its address has used up what it may. */
const deviceRules: EnumerationRules = {
  subjects: candidates('look-up-device', 20),
  misses: { ...misses, name: 'look-up-miss-device', points: 20, slowFrom: 10 },
}

export const lookUpRules = (perHour: number) => ({
  byAddress: addressRules(perHour),
  byDevice: deviceRules,
})

const ID = /^(.*?)(\d{1,15})$/
/** Requests of the same moment come in any order. */
const NEAR = 32

/** Whether two IDs differ by a small number only. */
export function isNeighbour(one: string, other: string): boolean {
  const [, prefix, number] = ID.exec(one) ?? []
  const [, otherPrefix, otherNumber] = ID.exec(other) ?? []
  if (number === undefined || otherNumber === undefined || prefix !== otherPrefix) return false
  const difference = Math.abs(Number(number) - Number(otherNumber))
  return difference > 0 && difference <= NEAR
}
