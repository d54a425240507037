import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { connect, type Socket } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { projectRoot } from '#tests/support/project/paths.ts'
import { bundleProgram } from '#tests/support/server/bundle.ts'
import { type Installation, newInstallation, withDatabase } from '#tests/support/server/installation.ts'

const LIMIT = 120

// Only Linux tells a process its limit.
describe.skipIf(!process.env.TEST_DATABASE_URL || !existsSync('/proc/self/limits'))(
  `a server with ${LIMIT} file descriptors`,
  () => {
    let at: Installation
    let child: ChildProcess
    let url: URL
    beforeAll(async () => {
      at = await newInstallation(process.env.TEST_DATABASE_URL)
      await withDatabase(at, async () => {})
      const program = await bundleProgram('tests/support/server/api-process.ts')
      child = spawn('sh', ['-c', `ulimit -n ${LIMIT} && exec "${process.execPath}" "${program}"`], {
        cwd: projectRoot,
        env: { ...process.env, DATABASE_URL: at.databaseUrl, DATA_DIR: at.dataDir },
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      const [address] = child.stdout ? await once(child.stdout, 'data') : []
      url = new URL(String(address).trim())
    })
    afterAll(async () => {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
      await at.remove()
    })

    test('keeps some for the database when clients take all it gives, and tells the operator', async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      const ready = async () => {
        const [response] = await once(get(new URL('/readyz', url), { agent }), 'response')
        return { status: response.statusCode, ...((await json(response)) as object) }
      }
      expect(await ready()).toMatchObject({ status: 'ready' })
      const sockets: Socket[] = []
      let closed = 0
      for (let count = 0; count < 2 * LIMIT; count++) {
        // One address alone gets a share.
        const localAddress = `127.0.0.${2 + (count % LIMIT)}`
        const to = { host: url.hostname, port: Number(url.port), localAddress }
        const socket = connect(to).on('error', () => {})
        socket.once('close', () => closed++)
        sockets.push(socket)
      }
      await expect.poll(() => closed, { timeout: 20_000 }).toBe(2 * LIMIT - (LIMIT / 2 - 1))
      expect(await ready()).toMatchObject({
        status: 'ready',
        problems: expect.arrayContaining([
          expect.stringContaining(`as many as ${LIMIT} file descriptors allow`),
        ]),
      })
      for (const socket of sockets) socket.destroy()
      agent.destroy()
    })
  },
)
