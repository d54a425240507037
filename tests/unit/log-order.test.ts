import { expect, test } from 'vitest'
import { testCommand } from '#tests/support/command.ts'

test('every line comes, in order, whatever it is about and also when the process ends', async () => {
  const run = await testCommand('tests/support/log-program.ts')
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
