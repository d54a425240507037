import { spawn } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyOfTemplate, newServerDatabase } from '#tests/support/database/database.ts'
import type { Told } from '#tests/support/faults/crash-program.ts'
import { CORRECTION, type Found, type Standing, type Step } from '#tests/support/faults/crash-state.ts'
import { type Random, randomFrom } from '#tests/support/faults/random.ts'
import { removeFolder } from '#tests/support/files/remove-folder.ts'
import { testSeed } from '#tests/support/project/seed.ts'
import { bundleProgram } from '#tests/support/server/bundle.ts'
import { quickStart } from '#tests/support/server/quick-start.ts'

// A process that takes in, publishes, changes and removes is killed again and again, each time at another point. Its
// successor opens what is left, cleans up, and finds everything that was acknowledged, nothing half done, nothing left over.

/** A hundred in all, for everything is tested on the embedded database, which dies as well, and on PostgreSQL. */
const KILLS = process.env.TEST_DATABASE_URL ? 75 : 25
/** Each must have happened. A file that changes what candidates see is published with a reason. */
const CHANGES = [
  ...['staged', 'published', 'discarded', 'removed', 'corrected'],
  ...['asked', 'answered', 'closed', 'created', 'updated', 'deleted'],
]
let dataDir: string
/** For the program's temporary files. */
let temporary: string
let server: Awaited<ReturnType<typeof newServerDatabase>> | undefined
beforeAll(async () => {
  const url = process.env.TEST_DATABASE_URL
  server = url ? await newServerDatabase(url) : undefined
  temporary = await mkdtemp(join(tmpdir(), 'pravesh-kills-tmp-'))
  dataDir = server ? await mkdtemp(join(tmpdir(), 'pravesh-kills-')) : await copyOfTemplate()
})
afterAll(async () => {
  await server?.remove()
  await removeFolder(dataDir)
  await removeFolder(temporary)
})

test(`${KILLS} kills at any point lose nothing and leave nothing behind (TEST_SEED=${testSeed})`, async () => {
  const program = await bundleProgram('tests/support/faults/crash-program.ts')
  const random = randomFrom(testSeed)
  const scenario = crashScenario()
  const held: Found['held'][] = []
  let doubtful = 0
  const isComplete = () => CHANGES.every((change) => change in scenario.counts)
  // The last one finds what the kill before it left, and is killed as well. By chance a change may not have come yet.
  for (let kill = 0; kill <= KILLS || (kill <= 3 * KILLS && !isComplete()); kill++) {
    await liveAndDie({
      ...{ program, random, scenario },
      settings: {
        CRASH_SEED: String(testSeed),
        CRASH_TURN: String(kill),
        DATA_DIR: dataDir,
        TMPDIR: temporary,
        DATABASE_URL: server?.databaseUrl ?? '',
      },
      onFound: (found) => {
        doubtful += scenario.judge(found)
        held.push(found.held)
      },
    })
  }
  const [first, last] = [held[0], held.at(-1)]
  if (!first || !last) throw new Error('Nothing was found')
  // A successor holds no more after many crashes than after none.
  expect(last.descriptors).toBeLessThanOrEqual(first.descriptors + 4)
  expect(last.memory).toBeLessThanOrEqual(1.5 * first.memory)
  expect(last.temporary).toEqual([])
  // Otherwise the kills would have come at points that teach nothing.
  expect(doubtful).toBeGreaterThan(KILLS / 2)
  for (const change of CHANGES) expect(scenario.counts, change).toHaveProperty(change)
}, 600_000)

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
 * @throws when it ends by itself, with its output.
 */
async function liveAndDie(o: {
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

/** Known states of a thing: the acknowledged one, or after a crash in the middle of a step, two possible ones. */
interface Known {
  standing: Standing
  /** The step that was begun and not acknowledged. */
  maybe?: Standing
}

/** The log's word for a step. */
function actionOf(name: string, from: Standing, to: Standing): string {
  if (name.endsWith('notice'))
    return { first: 'created', second: 'updated', absent: 'deleted' }[to as 'first']
  if (name.endsWith('recheck')) return { open: 'asked', resolved: 'answered', absent: 'closed' }[to as 'open']
  if (to === 'staged' && isCorrection(name)) return 'corrected'
  return to === 'absent' ? (from === 'staged' ? 'discarded' : 'removed') : to
}

const isCorrection = (name: string) => name.endsWith('c results')

/** Follows the reports of a program, and checks the state that its successor finds. */
function crashScenario() {
  const things = new Map<string, Known>()
  /** In the order in which they went live. */
  let published: string[] = []
  const counts: Record<string, number> = {}
  /** Entries that the log must have, by its name for a thing. */
  const log = new Map<string, string[]>()

  function happened(name: string, { standing: from }: Known, to: Standing): void {
    const action = actionOf(name, from, to)
    counts[action] = (counts[action] ?? 0) + 1
    if (to === 'published') published.push(name)
    if (to === 'absent') published = published.filter((one) => one !== name)
    things.set(name, { standing: to })
    // Look-ups of candidates are not logged.
    if (action === 'asked') return
    const subject = isCorrection(name) ? CORRECTION : name
    log.set(subject, [...(log.get(subject) ?? []), action === 'corrected' ? 'staged' : action])
  }

  const knownOf = (name: string): Known => things.get(name) ?? { standing: 'absent' }

  return {
    /** How often each action was done. */
    counts,

    begun({ name, to }: Step): void {
      things.set(name, { ...knownOf(name), maybe: to })
    },

    done({ name, to }: Step): void {
      happened(name, knownOf(name), to)
    },

    /** Checks everything that was found after a crash and a clean-up. @returns how many steps had been in doubt. */
    judge(found: Found): number {
      const actual = new Map(found.things.map((one) => [one.name, one.to]))
      expect(actual.size, 'each thing is there once').toBe(found.things.length)
      let doubtful = 0
      for (const [name, thing] of things) {
        const to = actual.get(name) ?? 'absent'
        doubtful += thing.maybe === undefined ? 0 : 1
        expect(
          [thing.standing, thing.maybe],
          `${name} stands as acknowledged, or as was asked for`,
        ).toContain(to)
        if (to === thing.standing) things.set(name, { standing: to })
        else happened(name, thing, to)
      }
      expect(
        [...actual.keys()].filter((name) => !things.has(name)),
        'nothing comes from nowhere',
      ).toEqual([])
      checkRemains(found)
      const told = new Map<string, string[]>()
      for (const { action, name } of found.actions) {
        told.set(name, [...(told.get(name) ?? []), action.split('.')[1] ?? ''])
      }
      expect(found.untoldReasons, 'the log tells each reason').toEqual([])
      expect(told, 'the log tells each action once').toEqual(log)
      const newest = (ending: string) =>
        published.findLast((name) => name.endsWith(ending) && knownOf(name).standing === 'published') ?? null
      const result = newest(' results')?.split(' ')[0] ?? null
      expect(found.answers, 'candidates see the newest of what is published').toEqual({
        result,
        student: newest(' list'),
      })
      return doubtful
    },
  }
}

/** Nothing is half there, and nothing is left of deleted things. */
function checkRemains(found: Found): void {
  for (const { name, claimed, counted } of found.things) {
    expect(counted, `${name} has all its rows or files`).toBe(claimed)
  }
  expect(
    found.layers.filter(({ known }) => !known),
    'no row without a record',
  ).toEqual([])
  const files = found.things.flatMap((one) => one.files)
  expect([...found.stored].sort(), 'the store has the files of what is there, and no other').toEqual(
    files.sort(),
  )
}
