import { candidateKey } from '#server/domains/candidates/candidate-key.ts'
import type { DistinctRule } from '#server/lib/distinct-limiter.ts'
import type { EnumerationRules } from '#server/lib/enumeration-limiter.ts'
import type { FailedAttemptRule } from '#server/lib/failed-attempt-limiter.ts'
import type { SeriesRule } from '#server/lib/series-limiter.ts'

const HOUR = 60 * 60
/** Beyond what is free an address gets a fifth more, with harder and harder proofs of work. */
const WITH_EFFORT = 1.2

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
  points: Math.ceil(free * WITH_EFFORT),
  reason:
    'The results of very many candidates were looked up from your internet connection, so look-ups from it are paused.',
  isNext: isNeighbour,
})

/** One collector with many addresses: each asks for few, but one ID after the other. */
const series = (perHour: number): SeriesRule => ({
  name: 'look-up-series',
  seconds: HOUR,
  tolerated: 4,
  free: Math.ceil(perHour * 0.4),
  fewOfOthers: Math.ceil(perHour * 0.06),
  trustedFrom: 20,
  isNext: isNeighbour,
})

/** Of an address: a school or a hostel may stand behind it. */
function addressRules(perHour: number): EnumerationRules {
  if (perHour === 0) return { subjects: undefined, series: undefined, misses }
  return { subjects: candidates('look-up', perHour), series: series(perHour), misses }
}

/** Of a browser in which somebody has signed in before, once its address has used up what it may. */
const deviceRules: EnumerationRules = {
  subjects: candidates('look-up-device', 20),
  series: undefined,
  misses: { ...misses, name: 'look-up-miss-device', points: 20, slowFrom: 10 },
}

export const lookUpRules = (perHour: number) => ({
  byAddress: addressRules(perHour),
  byDevice: deviceRules,
})

const ID = /^(.*?)(\d{1,15})$/
/** Requests of the same moment come in any order, and fifty addresses may share the work in turns. */
const NEAR = 64

/** Whether two IDs differ by a small number at most. Another spelling is no way out of a series. */
function isNeighbour(one: string, other: string): boolean {
  const [, prefix, number] = ID.exec(candidateKey(one)) ?? []
  const [, otherPrefix, otherNumber] = ID.exec(candidateKey(other)) ?? []
  // NaN where an ID has no number.
  return prefix === otherPrefix && Math.abs(Number(number) - Number(otherNumber)) <= NEAR
}
