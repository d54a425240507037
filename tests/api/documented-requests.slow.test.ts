import { spawn, spawnSync } from 'node:child_process'
import { copyFile, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seedDemo } from '#prisma/seed.ts'
import { removeFolder } from '#tests/support/files/remove-folder.ts'
import { fencesOf } from '#tests/support/project/documents.ts'
import { projectRoot } from '#tests/support/project/paths.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

// Sends every example of docs/api.md to a server with the demo, and compares its answer with the one that is shown.

const hasCurl = spawnSync('curl', ['--version']).status === 0

let app: TestApp
let folder: string
beforeAll(async () => {
  app = await testApp({ settings: { DEMO: 'on' } })
  await seedDemo(app)
  folder = await mkdtemp(join(tmpdir(), 'pravesh-requests-'))
  await copyFile(join(projectRoot, 'tests/samples/CEE Model 7 - correction.csv'), join(folder, 'results.csv'))
})
afterAll(async () => {
  await app.close()
  await removeFolder(folder)
})

const fences = fencesOf('docs/api.md')
const examples = fences.flatMap((fence, index) =>
  fence.language === 'json' ? [] : [{ ...fence, answer: fences[index + 1] }],
)

/** Runs commands as a reader does: one after the other in one shell. @returns what the last ones printed. */
async function inShell(commands: string): Promise<string> {
  const script = commands.replaceAll('http://localhost:4000', app.url)
  const shell = spawn('sh', ['-euc', script], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] })
  return text(shell.stdout)
}

async function send(query: string): Promise<string> {
  const headers = { 'content-type': 'application/json' }
  return (
    await fetch(`${app.url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) })
  ).text()
}

test('every example shows its answer', () => {
  expect(examples.length).toBeGreaterThan(4)
  expect(examples.filter(({ answer }) => answer?.language !== 'json')).toEqual([])
})

describe('docs/api.md', () => {
  const inGraphql = examples.filter(({ language }) => language === 'graphql')
  test.each(inGraphql)('$text', async ({ text: query, answer }) => {
    expect(JSON.parse(await send(query))).toEqual(JSON.parse(answer?.text ?? ''))
  })

  const inCurl = examples.filter(({ language }) => language === 'sh')
  test.skipIf(!hasCurl).each(inCurl)('$text', async ({ text: commands, answer }) => {
    // An example may use what an earlier one has kept in a variable.
    const kept = inCurl.flatMap((one) => /^\w+=\$\(.*?\)$/ms.exec(one.text)?.[0] ?? [])
    const before = commands.includes('$TOKEN') && !commands.includes('TOKEN=') ? kept : []
    expect(JSON.parse(await inShell([...before, commands].join('\n')))).toEqual(
      JSON.parse(answer?.text ?? ''),
    )
  })
})
