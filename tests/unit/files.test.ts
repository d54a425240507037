import { readFileSync } from 'node:fs'
import { mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { icons } from '#server/domains/site/icons.ts'
import { drawIcon, type IconShape } from '#server/lib/draw-icon.ts'
import { type FileStore, FileTooLarge, localFileStore } from '#server/storage/file-store.ts'
import { createOrphanTracker } from '#server/storage/orphaned-files.ts'
import { reportFailures } from '#server/storage/report-failures.ts'
import { fileStoreSuite } from '#tests/support/files/file-store-suite.ts'
import { removeFolder } from '#tests/support/files/remove-folder.ts'
import { projectRoot } from '#tests/support/project/paths.ts'

describe('file store', () => {
  let folder: string
  let files: FileStore

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pravesh-files-'))
    files = localFileStore(folder)
  })
  afterEach(() => removeFolder(folder))

  fileStoreSuite('a local folder', () => files)
  fileStoreSuite('a local folder whose failures are reported', () => reportFailures(files))

  test('leaves no unfinished file in the folder', async () => {
    const body = Readable.from([Buffer.from('12345'), Buffer.from('678901')])
    await expect(files.put('f/a.csv', body, { maxBytes: 10 })).rejects.toThrow(FileTooLarge)
    expect(await readdir(join(folder, 'f'))).toEqual([])
  })
})

describe('orphaned files', () => {
  const MINUTE = 60_000

  let now: number
  let watch: ReturnType<typeof createOrphanTracker>
  beforeEach(() => {
    now = 0
    watch = createOrphanTracker(50 * MINUTE, () => now)
  })

  /** The files without a record that a clean-up at that minute takes for abandoned. */
  function cleanUpAt(minute: number, ...files: { key: string; modifiedAt: Date }[]): string[] {
    now = minute * MINUTE
    const abandoned = files.filter(watch.isOrphaned).map(({ key }) => key)
    watch.endRound()
    return abandoned
  }

  const file = (key: string, modifiedAt = '2026-11-21T10:00:00Z') => ({
    key,
    modifiedAt: new Date(modifiedAt),
  })

  test('takes a file for abandoned when two clean-ups have found it, whatever its own time says', () => {
    const files = [file('old', '1970-01-01T00:00:00Z'), file('of the future', '2099-01-01T00:00:00Z')]
    expect(cleanUpAt(0, ...files)).toEqual([])
    expect(cleanUpAt(40, ...files)).toEqual([])
    expect(cleanUpAt(60, ...files)).toEqual(['old', 'of the future'])
  })

  test('leaves a file alone that is still being written', () => {
    for (let minute = 0; minute < 300; minute += 60) {
      expect(cleanUpAt(minute, file('large.part', new Date(minute).toISOString()))).toEqual([])
    }
  })

  test('forgets a file that had found its record meanwhile', () => {
    expect(cleanUpAt(0, file('a'))).toEqual([])
    expect(cleanUpAt(60)).toEqual([])
    expect(cleanUpAt(120, file('a'))).toEqual([])
  })
})

const mark = readFileSync(resolve(projectRoot, 'client/public/favicon.svg'))

// Launchers crop maskable icons, and some paint what is transparent black.
test.each(Object.entries<IconShape>(icons))('%s has its background up to the edge', async (_name, shape) => {
  const icon = sharp(await drawIcon(mark, shape)).ensureAlpha()
  expect(await icon.metadata()).toMatchObject({ width: shape.size, height: shape.size })
  const { data } = await icon.raw().toBuffer({ resolveWithObject: true })
  const corner = `#${data.toString('hex', 0, 4)}`
  expect(corner).toBe(shape.background ? `${shape.background}ff` : '#00000000')
})
