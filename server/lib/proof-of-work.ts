import { createHash } from 'node:crypto'
import { TooManyAttempts } from './rate-limiter.ts'

/** Numbers that browsers try; with a seed of 43 characters they fit one block of SHA-256. */
const SOLUTION = /^\d{1,12}$/

/** Something is answered only after a small computation, or after a wait. */
export class ProofWanted extends TooManyAttempts {
  override name = 'ProofWanted'
  /** For the client, which sends it back with the solution. */
  readonly challenge: string
  readonly bits: number
  constructor(o: {
    challenge: string
    bits: number
    retryAfterSeconds: number
    reason: string
    limit: string
  }) {
    super(o.retryAfterSeconds, o.reason, o.limit)
    this.challenge = o.challenge
    this.bits = o.bits
  }
}

/** How much is asked of a client, by how far it is beyond what is free. */
export interface ProofDifficulty {
  /** Zero bits at the beginning of the hash. */
  bits: number
  /** Instead of computing. */
  waitSeconds: number
}

const EASIEST: ProofDifficulty = { bits: 16, waitSeconds: 10 }
const HARDEST: ProofDifficulty = { bits: 20, waitSeconds: 60 }

/** @param part of the way from what is free to the limit: 0 to 1. */
export function difficultyAt(part: number): ProofDifficulty {
  const between = (one: number, other: number) => one + Math.round((other - one) * Math.min(1, part))
  return {
    bits: between(EASIEST.bits, HARDEST.bits),
    waitSeconds: between(EASIEST.waitSeconds, HARDEST.waitSeconds),
  }
}

/** Whether SHA-256 of seed and solution begins with so many zero bits. */
export function isSolution(seed: string, solution: string, bits: number): boolean {
  if (!SOLUTION.test(solution)) return false
  const hash = createHash('sha256')
    .update(seed + solution)
    .digest()
  return hash.readUInt32BE(0) >>> (32 - bits) === 0
}
