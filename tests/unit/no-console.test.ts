import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { outputFolder, projectRoot } from '#tests/support/project/paths.ts'

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
