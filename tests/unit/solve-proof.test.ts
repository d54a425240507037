import { createHash, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { firstWord, solveProof } from '#client/features/results/solve-proof.ts'
import { difficultyAt, isSolution } from '#server/lib/proof-of-work.ts'

test('the browser’s SHA-256 is SHA-256, of every length that fits one block', () => {
  for (let length = 0; length <= 55; length++) {
    const text = randomBytes(28).toString('hex').slice(0, length)
    expect(firstWord(text)).toBe(createHash('sha256').update(text).digest().readUInt32BE(0))
  }
  expect(() => firstWord('x'.repeat(56))).toThrow(RangeError)
})

test('what the browser finds the server accepts, for that seed and that many bits', () => {
  const seed = randomBytes(32).toString('base64url')
  const solution = solveProof(seed, 12)
  expect(isSolution(seed, solution, 12)).toBe(true)
  expect(isSolution(seed, solution, 32)).toBe(false)
  expect(isSolution(`${seed.slice(1)}.`, solution, 12)).toBe(false)
})

test.each(['', '-1', '1e3', ' 1', '1234567890123', 'x'])('“%s” is no solution', (solution) => {
  expect(isSolution('seed', solution, 0)).toBe(false)
})

test('the effort rises steadily and stays small enough for a phone', () => {
  expect(difficultyAt(0)).toEqual({ bits: 16, waitSeconds: 10 })
  expect(difficultyAt(0.5)).toEqual({ bits: 18, waitSeconds: 35 })
  expect(difficultyAt(1)).toEqual({ bits: 20, waitSeconds: 60 })
  expect(difficultyAt(7)).toEqual(difficultyAt(1))
})
