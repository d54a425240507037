import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#tests/support/paths.ts'

const folder = join(projectRoot, 'deploy')
/** Units that run the program. */
const units = readdirSync(folder).filter(
  (name) => name.endsWith('.service') && readFileSync(join(folder, name), 'utf8').includes('dist/server'),
)

test('a unit does not start without the file that holds its settings', () => {
  expect(units.length).toBeGreaterThan(1)
  for (const name of units) {
    const unit = readFileSync(join(folder, name), 'utf8')
    expect(unit, name).toMatch(/^EnvironmentFile=\/etc\/pravesh\.env$/m)
    expect(unit, name).not.toMatch(/^EnvironmentFile=-/m)
  }
})
