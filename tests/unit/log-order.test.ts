import { expect, test } from 'vitest'
import { testCommand } from '#tests/support/server/command.ts'

test('every line comes, in order, whatever it is about and also when the process ends', async () => {
  const run = await testCommand('tests/support/server/log-program.ts')
  for (const worker of ['', '3']) {
    const { out, code } = await run([], { LOG_WORKER: worker })
    const numbers = out
      .trim()
      .split('\n')
      .map((line) => Number(JSON.parse(line).reqId))
    expect(code).toBe(1)
    expect(numbers).toEqual(Array.from({ length: 40 * 60 + 14 + 10 + 1 + 3 }, (_, at) => at))
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
  expect(count('routine') + (lines.at(-1)?.omitted ?? 0)).toBe(1000)
  expect(count('routine')).toBeLessThan(500)
  expect(await linesAt('debug')).toHaveLength(1020)
})
