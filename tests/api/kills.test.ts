import { randomInt } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bundleProgram } from '#tests/support/bundle.ts'
import { copyOfTemplate, newServerDatabase } from '#tests/support/database.ts'
import { liveAndDie } from '#tests/support/faults/crash-run.ts'
import { crashStory } from '#tests/support/faults/crash-story.ts'
import { randomFrom } from '#tests/support/faults/random.ts'
import { removeFolder } from '#tests/support/remove-folder.ts'

// A process that takes in, publishes, changes and removes is killed again and again, each time at another point. Its
// successor opens what is left, sweeps, and finds everything that was acknowledged, nothing half done, nothing left over.

/** A hundred in all, for everything is tested on the embedded database, which dies as well, and on PostgreSQL. */
const KILLS = process.env.TEST_DATABASE_URL ? 75 : 25
/** Of the last failure, to see it again. */
const seed = Number(process.env.CRASH_SEED ?? randomInt(1e6))

let dataDir: string
let server: Awaited<ReturnType<typeof newServerDatabase>> | undefined
beforeAll(async () => {
  const url = process.env.TEST_DATABASE_URL
  server = url ? await newServerDatabase(url) : undefined
  dataDir = server ? await mkdtemp(join(tmpdir(), 'pravesh-kills-')) : await copyOfTemplate()
})
afterAll(async () => {
  await server?.remove()
  await removeFolder(dataDir)
})

test(`${KILLS} kills at any point lose nothing and leave nothing behind (CRASH_SEED=${seed})`, async () => {
  const program = await bundleProgram('tests/support/faults/crash-program.ts')
  const random = randomFrom(seed)
  const story = crashStory()
  let doubtful = 0
  // The last one finds what the kill before it left, and is killed as well.
  for (let kill = 0; kill <= KILLS; kill++) {
    await liveAndDie({
      ...{ program, random, story },
      settings: {
        CRASH_SEED: String(seed),
        CRASH_TURN: String(kill),
        DATA_DIR: dataDir,
        DATABASE_URL: server?.databaseUrl ?? '',
      },
      onFound: (found) => {
        doubtful += story.judge(found)
      },
    })
  }
  // Otherwise the kills would have come at points that teach nothing.
  expect(doubtful).toBeGreaterThan(KILLS / 2)
  for (const deed of ['staged', 'published', 'discarded', 'removed', 'created', 'updated', 'deleted']) {
    expect(story.counts, deed).toHaveProperty(deed)
  }
}, 300_000)
