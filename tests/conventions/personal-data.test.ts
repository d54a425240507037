import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#tests/support/project/paths.ts'

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8')

/** Models of a Prisma schema that a text does not name. */
function unnamed(schema: string, text: string): string[] {
  const models = [...schema.matchAll(/^model (\w+) \{$/gm)].map(([, name = '']) => name)
  return models.filter((name) => !text.includes(`\`${name}\``))
}

test('docs/privacy.md says of every model what is kept of people, and for how long', () => {
  expect(unnamed(read('prisma/schema.prisma'), read('docs/privacy.md'))).toEqual([])
})

test('a new model is noticed', () => {
  expect(unnamed('model Old {\n}\nmodel New {\n}\n', '| `Old` |')).toEqual(['New'])
})

test('every line says what, where, why and how long', () => {
  const rows = read('docs/privacy.md').match(/^\|.*\|$/gm) ?? []
  expect(rows.length).toBeGreaterThan(10)
  for (const row of rows)
    expect(
      row
        .split('|')
        .slice(1, -1)
        .filter((cell) => cell.trim() === ''),
    ).toEqual([])
  expect(new Set(rows.map((row) => row.split('|').length))).toEqual(new Set([6]))
})
