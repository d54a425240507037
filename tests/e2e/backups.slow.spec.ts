import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { NIGHTLY_AT } from '#server/db/backup-status.ts'
import { inNepal, nepalClock, todayInNepal } from '#shared/calendar/nepal-time.ts'
import { removeFolder } from '#tests/support/files/remove-folder.ts'
import { setUpInput } from '#tests/support/people/setup-operations.ts'
import { projectRoot } from '#tests/support/project/paths.ts'
import { builtServer, type RunningServer, startBuiltServer } from '#tests/support/server/built-server.ts'
import { quickStart } from '#tests/support/server/quick-start.ts'
import { steadyClients } from '#tests/support/server/steady-clients.ts'

// Backups of the built server: by its schedule, and by hand under load, restored on another machine.

test.describe.configure({ timeout: 600_000 })

const run = promisify(execFile)
const HOUR_MS = 3_600_000

/** Runs a built command. @returns what it printed. */
async function command(
  name: 'backup' | 'restore',
  args: readonly string[],
  dataDir: string,
): Promise<string> {
  const program = join(dirname(builtServer), `${name}.js`)
  const { stdout } = await run(process.execPath, [...quickStart, program, ...args], {
    env: { ...process.env, DATA_DIR: dataDir },
  })
  return stdout
}

test('a backup that is made under load gives the same site on another machine', async () => {
  const server = await startBuiltServer()
  const elsewhere = await mkdtemp(join(tmpdir(), 'pravesh-restored-'))
  try {
    const before = await contentOf(server)
    const clients = steadyClients(server.url, 10)
    await expect.poll(() => clients.answers).toBeGreaterThan(100)
    const printed = await command('backup', ['--verify'], server.dataDir)
    expect(printed).toContain('A restore on trial gave the same tables.')
    expect(clients.failed).toEqual([])
    expect(await contentOf(server)).toEqual(before)
    clients.lastCall = true

    await command('restore', [printed.split('\n')[0] ?? ''], elsewhere)
    const restored = await startBuiltServer({ DATA_DIR: elsewhere })
    try {
      expect(await contentOf(restored)).toEqual(before)
    } finally {
      await restored.stop()
    }
  } finally {
    await server.stop()
    await removeFolder(elsewhere)
  }
})

test('the server makes the daily backup of its settings, once', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'pravesh-scheduled-'))
  // Today's backup is due, and tomorrow's is not before the same minute.
  const settings = { DATA_DIR: dataDir, BACKUP_AT: nepalClock(new Date()).slice(11), DEMO: 'off' }
  const archives = async () => {
    const names = await readdir(join(dataDir, 'backups')).catch(() => [])
    return names.filter((name) => name.startsWith('pravesh-'))
  }
  try {
    for (const _start of ['first', 'second']) {
      const server = await startBuiltServer(settings)
      await expect.poll(archives, { timeout: 100_000 }).toHaveLength(1)
      await expect.poll(() => problemsOf(server), { timeout: 100_000 }).toBe(undefined)
      await server.stop()
    }
    expect(await archives()).toHaveLength(1)
  } finally {
    await removeFolder(dataDir)
  }
})

test('a nightly backup that was chosen at the set-up is made without a restart', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'pravesh-nightly-'))
  // The server takes it for the hour of the backup.
  const shift = inNepal(todayInNepal(), NIGHTLY_AT).getTime() + HOUR_MS - Date.now()
  const server = await startBuiltServer({
    ...{ DATA_DIR: dataDir, DEMO: 'off', CLOCK_SHIFT_MS: String(shift) },
    NODE_OPTIONS: `--require=${join(projectRoot, 'tests/support/faults/shift-clock.cjs')}`,
  })
  try {
    const token = /\/setup\?token=([\w-]+)/.exec(server.output())?.[1]
    const query =
      'mutation ($token: String, $input: SetUpInput!) { setUp(token: $token, input: $input) { __typename } }'
    const input = { ...setUpInput, nightlyBackup: true }
    const answer = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables: { token, input } }),
    })
    expect(await answer.json()).toEqual({ data: { setUp: { __typename: 'SignedIn' } } })
    const archives = () => readdir(join(dataDir, 'backups')).catch(() => [])
    // The schedule looks once a minute.
    await expect.poll(archives, { timeout: 120_000 }).toContainEqual(expect.stringMatching(/^pravesh-/))
  } finally {
    await server.stop()
    await removeFolder(dataDir)
  }
})

async function problemsOf({ url }: RunningServer): Promise<unknown> {
  const ready = (await (await fetch(`${url}/readyz`)).json()) as { problems?: string[] }
  return ready.problems
}

/** The public data: exams, results, notices, and the attachments by their hashes. */
async function contentOf({ url }: RunningServer): Promise<unknown> {
  const candidates = Array.from({ length: 40 }, (_, index) => String(81_000 + index).padStart(6, '0'))
  const results = candidates.map(async (candidate) =>
    ask(
      url,
      `{ examResult(examId: "CEE-MODEL-08", candidateId: "${candidate}") { examMark examRank percentage } }`,
    ),
  )
  const fields = 'id title description type link publishedAt attachments { fileName size url previewUrl }'
  const exams = await ask(url, '{ exams { id title date } }')
  const notices = await ask(url, `{ notices(first: 20) { nodes { ${fields} } } }`)
  const urls = [...JSON.stringify(notices).matchAll(/"(?:previewUrl|url)":"([^"]+)"/g)].map(
    ([, path = '']) => path,
  )
  expect(urls.length).toBeGreaterThan(0)
  const files = urls.map(async (path) => {
    const response = await fetch(new URL(path, url))
    return [
      response.status,
      createHash('sha256')
        .update(Buffer.from(await response.arrayBuffer()))
        .digest('hex'),
    ]
  })
  return { exams, notices, results: await Promise.all(results), files: await Promise.all(files) }
}

async function ask(url: string, query: string): Promise<unknown> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  })
  const { data, errors } = (await response.json()) as { data?: unknown; errors?: unknown }
  expect(errors).toBe(undefined)
  return data
}
