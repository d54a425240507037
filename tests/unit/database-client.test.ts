import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isCurrent } from '#server/build/database-client.ts'
import { removeFolder } from '#tests/support/files/remove-folder.ts'
import { projectRoot } from '#tests/support/project/paths.ts'

const schema = 'prisma/schema.prisma'
const client = 'server/generated/prisma/internal/class.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pravesh-client-'))
  for (const file of [schema, client]) await cp(join(projectRoot, file), join(folder, file))
})
afterEach(() => removeFolder(folder))

async function change(from: string, to: string) {
  const file = join(folder, schema)
  const text = await readFile(file, 'utf8')
  expect(text).toContain(from)
  await writeFile(file, text.replace(from, to))
}

test('the committed database client is that of prisma/schema.prisma', async () => {
  expect(await isCurrent(), 'run `npm run generate` and commit what it writes').toBe(true)
})

test('a changed model or description needs another client, another layout does not', async () => {
  await change('enum Role {', 'enum   Role {\n')
  expect(await isCurrent(folder)).toBe(true)
  await change('STUDENT', 'PUPIL')
  expect(await isCurrent(folder)).toBe(false)
})

test('a missing client is generated', async () => {
  await rm(join(folder, client))
  expect(await isCurrent(folder)).toBe(false)
})
