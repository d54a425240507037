import { format } from 'node:util'
import { afterEach, beforeEach, expect } from 'vitest'

/** A warning nobody reads is a fault nobody mends: writing one to the console fails the test that caused it. */
const said: string[] = []

function listen(level: 'error' | 'warn') {
  console[level] = (...parts: unknown[]) => {
    said.push(`console.${level}: ${format(...parts)}`)
  }
}

beforeEach(() => {
  said.length = 0
  listen('error')
  listen('warn')
})

afterEach(() => {
  expect(said, 'the console stays silent').toEqual([])
})
