import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyOfTemplate, newServerDatabase } from '#tests/support/database/database.ts'
import { liveAndDie } from '#tests/support/faults/crash-run.ts'
import { crashScenario } from '#tests/support/faults/crash-scenario.ts'
import type { Found } from '#tests/support/faults/crash-state.ts'
import { randomFrom } from '#tests/support/faults/random.ts'
import { removeFolder } from '#tests/support/files/remove-folder.ts'
import { testSeed } from '#tests/support/project/seed.ts'
import { bundleProgram } from '#tests/support/server/bundle.ts'

// A process that takes in, publishes, changes and removes is killed again and again, each time at another point. Its
// successor opens what is left, cleans up, and finds everything that was acknowledged, nothing half done, nothing left over.

/** A hundred in all, for everything is tested on the embedded database, which dies as well, and on PostgreSQL. */
const KILLS = process.env.TEST_DATABASE_URL ? 75 : 25
/** Each must have happened. A file that changes what candidates see is published with a reason. */
const CHANGES = [
  ...['staged', 'published', 'discarded', 'removed', 'corrected', 'withdrawn', 'reinstated'],
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
