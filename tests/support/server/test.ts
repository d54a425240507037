/** Tests of one server per file, each with records of its own: a test runs alone, again, and in any order. */
import { randomInt } from 'node:crypto'
import { test as vitest } from 'vitest'
import { scenarios } from '#tests/support/results/scenarios.ts'
import { testApp } from './api.ts'

const random = (characters: string) =>
  Array.from({ length: 10 }, () => characters[randomInt(characters.length)]).join('')

/** As `test`, on a server with these options. */
export const testWith = (options: Parameters<typeof testApp>[0]) =>
  vitest
    .extend('options', { scope: 'file' }, () => options)
    .extend('app', { scope: 'file' }, async ({ options }, { onCleanup }) => {
      const app = await testApp(options)
      onCleanup(() => app.close())
      return app
    })
    .extend('admin', ({ app }) => app.as('ADMIN'))
    .extend('visitor', ({ app }) => app.as('VISITOR'))
    .extend('scenario', ({ app }) => scenarios(app))
    // Without the letters that an Exam ID may have in place of digits.
    .extend('exam', () => `EXAM-${random('ABCDEFGHJKMNPQRSTUVWXYZ')}`)
    .extend('candidate', () => `08${random('0123456789')}`)

export const test = testWith({})
