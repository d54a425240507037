import { expect, test } from 'vitest'
import { testCommand } from '#tests/support/server/command.ts'

test('every line comes, in order until the process ends', async () => {
  const run = await testCommand('tests/support/server/log-program.ts')
  for (const worker of ['', '3']) {
    const { out, code } = await run([], { LOG_WORKER: worker })
    const numbers = out
      .trim()
      .split('\n')
      .map((line) => Number(JSON.parse(line).reqId))
    expect(code).toBe(1)
    const all = Array.from({ length: 40 * 60 + 14 + 10 + 1 + 3 }, (_, at) => at)
    // A write that is under way at the end may come behind the last lines.
    expect(numbers.slice(0, -14)).toEqual(all.slice(0, -14))
    expect(numbers.toSorted((a, b) => a - b)).toEqual(all)
  }
})

test('of many routine requests some are logged and the others counted, all others are logged', async () => {
  const run = await testCommand('tests/support/server/routine-log-program.ts')
  const linesAt = async (level: string) => {
    const { out } = await run([], { LOG_LEVEL: level })
    return out
      .trim()
      .split('\n')
      .map((line): { reqId?: string; omitted?: number } => JSON.parse(line))
  }
  const lines = await linesAt('info')
  const count = (id: string) => lines.filter(({ reqId }) => reqId === id).length
  expect([count('of staff'), count('slow')]).toEqual([10, 10])
  expect(count('routine')).toBeGreaterThanOrEqual(10)
  expect(lines.reduce((sum, { omitted = 0 }) => sum + omitted, count('routine'))).toBe(1000)
  expect(count('routine')).toBeLessThan(500)
  expect(await linesAt('debug')).toHaveLength(1020)
})
