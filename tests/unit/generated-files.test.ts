import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { isCurrent, steps } from '#server/build/generated-files.ts'
import { removeFolder } from '#tests/support/files/remove-folder.ts'
import { projectRoot } from '#tests/support/project/paths.ts'

const { client, operations } = steps
const committed = [client, operations]

test.each(committed)('$name are those of the sources', (step) => {
  expect(isCurrent(step), 'run `npm run generate` and commit what it writes').toBe(true)
})

describe('a copy of the project', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pravesh-generated-'))
    const paths = new Set([
      ...committed.flatMap(({ sources, outputs }) => [...sources, ...outputs]),
      'client',
      ...['api', 'e2e', 'support'].map((part) => `tests/${part}`),
    ])
    for (const path of paths) await cp(join(projectRoot, path), join(folder, path), { recursive: true })
  })
  afterAll(() => removeFolder(folder))

  const stale = () => committed.filter((step) => !isCurrent(step, folder))

  /** Until the end of the test. */
  async function change(path: string, edit: (text: string) => string) {
    const file = join(folder, path)
    const text = await readFile(file, 'utf8')
    onTestFinished(() => writeFile(file, text))
    expect(edit(text)).not.toBe(text)
    await writeFile(file, edit(text))
  }

  test('is current, and stays so when the code beside operations changes', async () => {
    expect(stale()).toEqual([])
    await change('tests/api/notices.test.ts', (text) => `// A comment.\n${text}`)
    expect(stale()).toEqual([])
  })

  test.each([
    ['prisma/schema.prisma', 'STUDENT', 'PUPIL', client],
    ['schema.graphql', 'type Notice {', 'type Announcement {', operations],
    ['tests/api/activity-page.test.ts', 'graphql(`', 'graphql(`#', operations],
    ['client/router.ts', '', "import { A } from '#client/gql/hooks/use-a-query.ts'\n", operations],
  ])('notices a change of %s, %j to %j', async (path, from, to, step) => {
    await change(path, (text) => text.replace(from, to))
    expect(stale()).toEqual([step])
  })

  test('notices that a generated file is missing', async () => {
    const file = join(folder, 'server/generated/pothos.ts')
    await change('server/generated/pothos.ts', (text) => `${text}\n`)
    expect(stale()).toEqual([client])
    await rm(file)
    expect(stale()).toEqual([client])
  })
})
