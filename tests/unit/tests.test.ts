import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { fitLine } from '#tests/bench/soak/line.ts'
import fc from '#tests/support/project/fuzz.ts'
import { outputFolder, projectRoot } from '#tests/support/project/paths.ts'
import { ReportBuilder } from '#tests/support/project/report.ts'
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

const points = (at: (hours: number) => number) =>
  Array.from({ length: 12 }, (_, number) => ({ hours: number / 12, value: at(number / 12) }))

describe('tiers', () => {
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
      const touched = shards.map((_, shard) =>
        ciTier({ shard, changed: ['server/storage/s3-file-store.ts'] }),
      )
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
    expect(named(['unit/tests']).files).toEqual(['tests/unit/tests.test.ts'])
    expect(named(['tests/api/notices.test.ts']).files).toEqual(['tests/api/notices.test.ts'])
    expect(named(['api', 'unit']).files.some((file) => file.includes('.slow.'))).toBe(false)
    expect(() => named(['no-such-file'])).toThrow('No test file has “no-such-file” in its path.')
  })
})

test('a report has one entry for each failed file, with its first error in one line', () => {
  const report = new ReportBuilder()
  const file = 'tests/unit/a.test.ts'
  report.pass()
  report.fail({ file, project: 'unit', test: 'adds', error: '\u001b[31mnot\n  so\u001b[39m' })
  report.fail({ file, project: 'unit', test: 'removes', error: 'other' })
  report.fail({ file, project: 'unit', error: 'of a hook' })
  report.skip('tests/unit/b.test.ts', 'one')
  report.skip('tests/unit/b.test.ts', 'two')
  report.failOutside('lost')
  expect(report.build()).toEqual({
    passed: 1,
    failed: [{ file, project: 'unit', tests: 2, error: 'adds: not so' }],
    outside: ['Outside of all files: lost'],
    skipped: ['tests/unit/b.test.ts: one (and 1 more)'],
  })
})

describe('no console', () => {
  const write = "console.warn('Not so')"
  const files = {
    silent: '',
    'while it is imported': write,
    'before its tests': `beforeAll(() => ${write})`,
    'in a test': `test('writes', () => ${write})`,
    'between its tests': `describe('later ones', () => {
    beforeAll(() => ${write})
    test('says nothing either', () => {})
  })`,
    'after its tests': `afterAll(() => ${write})`,
  }

  const likeOurs = { isolate: false, maxWorkers: 1 }

  test('a test file that writes to the console fails, whenever it writes', () => {
    mkdirSync(outputFolder, { recursive: true })
    const folder = mkdtempSync(join(outputFolder, 'no-console-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    for (const [name, code] of Object.entries(files))
      writeFileSync(
        join(folder, `${name}.test.js`),
        `import { afterAll, beforeAll, describe, test } from 'vitest'\ntest('says nothing', () => {})\n${code}`,
      )
    const setupFiles = [join(projectRoot, 'tests/support/project/no-console.ts')]
    const config = { test: { setupFiles, reporters: [['json', { outputFile: 'report.json' }]], ...likeOurs } }
    writeFileSync(join(folder, 'vitest.config.js'), `export default ${JSON.stringify(config)}`)
    const vitest = join(projectRoot, 'node_modules/vitest/vitest.mjs')
    spawnSync(process.execPath, [vitest, 'run', '--root', folder], { cwd: folder })
    const { testResults }: { testResults: { name: string; status: string }[] } = JSON.parse(
      readFileSync(join(folder, 'report.json'), 'utf8'),
    )
    const failed = testResults
      .filter(({ status }) => status === 'failed')
      .map(({ name }) => basename(name, '.test.js'))
    expect(Object.keys(files).filter((name) => failed.includes(name))).toEqual(
      Object.keys(files).filter((name) => name !== 'silent'),
    )
  }, 60_000)
})

describe('fit line', () => {
  test('finds the growth of a line', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 1e9, noNaN: true }),
        fc.double({ min: -0.5, max: 0.5, noNaN: true }),
        (start, share) => {
          const { growth, mean, error } = fitLine(points((hours) => start * (1 + share * hours)))
          expect(growth * mean).toBeCloseTo(start * share, -Math.log10(start) + 6)
          expect(error).toBeLessThan(1e-6)
        },
      ),
    )
  })

  test('is not sure of a growth that is less than the noise', () => {
    const { growth, error } = fitLine(points((hours) => 100 + (Math.round(hours * 12) % 2) * 20))
    expect(Math.abs(growth)).toBeLessThan(2 * error)
  })
})
