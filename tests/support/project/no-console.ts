import { format } from 'node:util'
import { afterAll, afterEach, beforeEach, expect } from 'vitest'

/** A warning nobody reads is a fault nobody mends: writing one to the console fails the test that caused it. */
const said: string[] = []
/** By imports, by hooks of the whole file and by work that went on after its test: they fail the file. */
const saidBetween: string[] = []

for (const level of ['error', 'warn'] as const)
  console[level] = (...parts: unknown[]) => {
    said.push(`console.${level}: ${format(...parts)}`)
  }

beforeEach(() => {
  saidBetween.push(...said.splice(0))
})
afterEach(() => {
  expect(said.splice(0), 'the console stays silent').toEqual([])
})
afterAll(() => {
  expect([...saidBetween, ...said], 'the console stays silent between tests').toEqual([])
})
