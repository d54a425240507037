import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { quickStart } from '#tests/support/server/quick-start.ts'
import type { Told } from './crash-program.ts'
import type { crashScenario } from './crash-scenario.ts'
import type { Found } from './crash-state.ts'
import type { Random } from './random.ts'

/** Of which steps are counted. Notices take longest: in the time of the others' steps it would hardly come to one. */
const ENDINGS = [' results', ' results', ' list', ' recheck', ' notice', ' notice']
/** Told before the kill. */
const MOST_STEPS = 6
/** How long after the last of them, in milliseconds. */
const LONGEST_MS = 25

/**
 * Lets the program live until it is killed at a random point: after so many steps of one kind, and a moment more.
 *
 * @param scenario hears what the program tells.
 * @returns what the program found when it started.
 * @throws when it ends by itself, with what it said of that.
 */
export async function liveAndDie(o: {
  program: string
  settings: Record<string, string>
  random: Random
  scenario: Pick<ReturnType<typeof crashScenario>, 'begun' | 'done'>
  onFound: (found: Found) => void
}): Promise<void> {
  const ending = ENDINGS[o.random.below(ENDINGS.length)] ?? ''
  const stepsLeft = 1 + o.random.below(MOST_STEPS)
  const more = o.random.below(LONGEST_MS)
  const child = spawn(process.execPath, [...quickStart, o.program], {
    env: { ...process.env, ...o.settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise((resolve) => child.once('close', resolve))
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk
  })
  let steps = 0
  try {
    for await (const line of createInterface({ input: child.stdout })) {
      const told: Told = JSON.parse(line)
      if ('found' in told) {
        o.onFound(told.found)
        continue
      }
      if ('begun' in told) o.scenario.begun(told.begun)
      else o.scenario.done(told.done)
      const { name } = 'begun' in told ? told.begun : told.done
      if (name.endsWith(ending) && ++steps === stepsLeft) setTimeout(() => child.kill('SIGKILL'), more)
    }
  } finally {
    child.kill('SIGKILL')
    await ended
  }
  if (said !== '' || child.signalCode !== 'SIGKILL') throw new Error(`The program said: ${said}`)
}
