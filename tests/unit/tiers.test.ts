import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  CORE,
  ciTier,
  EMBEDDED_ONLY,
  NIGHTLY,
  named,
  ON_BOTH,
  quickTier,
  TOPICS,
  testFiles,
} from '#tests/tiers.ts'

const files = testFiles()
const sources = ['client', 'deploy', 'prisma', 'server'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
)
const slow = files.filter((file) => file.includes('.slow.'))
const shards = Array.from({ length: 8 }, (_, shard) => ciTier({ shard, changed: [] }))

test('npm test runs every quick file but most journeys, and no slow one', () => {
  const { files: quick } = quickTier()
  expect(quick.filter((file) => slow.includes(file))).toEqual([])
  expect(quick.filter((file) => file.startsWith('tests/e2e/'))).toHaveLength(8)
  const left = files.filter((file) => !quick.includes(file) && !slow.includes(file))
  expect(left.every((file) => file.startsWith('tests/e2e/'))).toBe(true)
})

describe('CI', () => {
  test('runs each slow file in exactly one of eight shards, but the core always and nightly files never', () => {
    for (const file of slow) {
      const count = shards.filter((shard) => shard.files.includes(file)).length
      const isNightly = NIGHTLY.some((pattern) => pattern.test(file))
      expect([file, count]).toEqual([file, CORE.includes(file) ? 8 : isNightly ? 0 : 1])
    }
  })

  test('runs every quick file', () => {
    const quick = files.filter((file) => !slow.includes(file))
    for (const shard of shards) expect(quick.filter((file) => !shard.files.includes(file))).toEqual([])
  })

  test('knows which files were drawn by chance', () => {
    const [shard] = shards
    expect(CORE.filter((file) => shard?.sampled.has(file))).toEqual([])
    expect(shard?.sampled.size).toBeGreaterThan(5)
  })

  test.each(TOPICS)('a change of %s adds files that match %s', (paths, pattern) => {
    expect(sources.some((path) => paths.test(path))).toBe(true)
    expect(slow.some((file) => pattern.test(file))).toBe(true)
  })

  test('a change of a topic adds its slow files', () => {
    const touched = shards.map((_, shard) => ciTier({ shard, changed: ['server/storage/s3-file-store.ts'] }))
    for (const { files: some } of touched) expect(some).toContain('tests/api/s3-outages.slow.test.ts')
  })

  test('a change of everything adds twelve at most', () => {
    const everything = ciTier({
      shard: 0,
      changed: ['server/storage/a', 'server/http/a', 'server/domains/results/a'],
    })
    expect(everything.files.length).toBe((shards[0]?.files.length ?? 0) + 12)
  })
})

test('every listed file and every pattern names a file', () => {
  expect([...CORE, ...EMBEDDED_ONLY, ...ON_BOTH].filter((file) => !files.includes(file))).toEqual([])
  expect(NIGHTLY.filter((pattern) => !slow.some((file) => pattern.test(file)))).toEqual([])
})

test('a word takes the files whose path contains it, the name of a part its quick files', () => {
  expect(named(['unit/tiers']).files).toEqual(['tests/unit/tiers.test.ts'])
  expect(named(['tests/api/notices.test.ts']).files).toEqual(['tests/api/notices.test.ts'])
  expect(named(['api', 'unit']).files.some((file) => file.includes('.slow.'))).toBe(false)
  expect(() => named(['no-such-file'])).toThrow('No test file has “no-such-file” in its path.')
})
