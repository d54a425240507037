import { solveProof } from '#client/features/results/solve-proof.ts'

/** What a browser's worker sends for a challenge. */
export function solveChallenge({ challenge, bits }: { challenge: string; bits: number }): string {
  return `${challenge}.${solveProof(challenge.slice(challenge.lastIndexOf('.') + 1), bits)}`
}
