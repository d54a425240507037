import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { removeFolder } from '#tests/support/files/remove-folder.ts'
import { commandsOf } from '#tests/support/project/documents.ts'
import { startBuiltServer } from '#tests/support/server/built-server.ts'

// The server as docs/operations.md says that it is started behind a reverse proxy.

test.describe.configure({ timeout: 240_000 })

test('starts with the settings shown, and answers health, readiness and metrics', async () => {
  const command = commandsOf('docs/operations.md').find(({ settings }) => 'NODE_ENV' in settings)
  expect(command?.text).toMatch(/ npm start$/)
  const dataDir = await mkdtemp(join(tmpdir(), 'pravesh-operations-'))
  const server = await startBuiltServer(
    { ...command?.settings, DEMO: '', DATA_DIR: dataDir, METRICS_PORT: '0' },
    { script: 'start' },
  )
  try {
    const url = `http://localhost:${/listening on http:\/\/[^"]*:(\d+)/.exec(server.output())?.[1]}`
    expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ status: 'ok' })
    expect(await (await fetch(`${url}/readyz`)).json()).toMatchObject({ status: 'ready' })
    expect((await fetch(`${url}/metrics`)).status).toBe(404)
    // Missing settings before real use.
    expect(server.output()).toMatch(/^ +- Mail/m)
    expect(server.output()).not.toMatch(/^ +- Reverse proxy/m)
    const address = /http:[^"]*\/metrics/.exec(server.output())?.[0] ?? ''
    const metrics = await (await fetch(address)).text()
    for (const name of [
      'pravesh_http_request_duration_seconds',
      'pravesh_mails_owed',
      'pravesh_database_connections',
      'pravesh_result_look_ups_total',
      'pravesh_imports_total',
      'pravesh_nodejs_eventloop_lag_seconds',
      'pravesh_process_resident_memory_bytes',
    ]) {
      expect(metrics).toContain(`# TYPE ${name} `)
    }
  } finally {
    await server.stop()
    await removeFolder(dataDir)
  }
})
