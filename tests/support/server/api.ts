/** The whole server without its pages, on a database and a data folder of its own, reached over HTTP. */

import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createApp } from '#server/app.ts'
import { type Env, readEnv } from '#server/config/env.ts'
import { readSite, type Site } from '#server/config/site.ts'
import type { Database } from '#server/db/database.ts'
import type { Role } from '#server/generated/prisma/enums.ts'
import type { Admission } from '#server/lib/admission.ts'
import { createLog, type Logger } from '#server/lib/log.ts'
import type { Renderer } from '#server/ssr/renderer.ts'
import { type FileStore, localFileStore } from '#server/storage/file-store.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import { removeFolder } from '#tests/support/files/remove-folder.ts'
import { type ApiClient, apiClient } from '#tests/support/http/api-client.ts'
import { accountPassword, accountPasswordHash } from '#tests/support/people/accounts.ts'

export interface TestApp {
  app: FastifyInstance
  env: Env
  db: Database
  files: FileStore
  site: Site
  /** Address without a trailing slash. */
  url: string
  /** Somebody with this role, or a visitor; the same one at each call, with cookies of their own. */
  as(who: Role | 'VISITOR'): ApiClient
  /** A further browser of nobody. */
  newClient(): ApiClient
  /** Stops everything and removes the database and the data folder. */
  close(): Promise<void>
}

/** All requests of a test come from one address, and most are for the first time: budgets have tests of their own. */
const testSettings = {
  ...{ NODE_ENV: 'test', HOST: '127.0.0.1', PORT: '0', STOP_DELAY: '0' },
  ...{ CLIENT_BUDGET: '0', LOAD_SHEDDING: 'off' },
}

/** Address with which the one of that role signs in, by `accountPassword`. */
export function emailOf(role: Role): string {
  return `${role.toLowerCase()}@test.example`
}

/**
 * Starts it; `close` it in `afterAll`.
 *
 * @param o.db instead of a new one of its own; closed with the rest.
 * @param o.files instead of a folder of its own.
 * @param o.settings environment variables, as for the server.
 * @param o.site the institute, instead of the demo's.
 * @param o.log to read what is logged; nothing is by default.
 * @param o.renderer to have pages as well.
 * @param o.admission to turn requests away. By default nobody is: on a busy machine the event loop is late.
 * @param o.leaseMs how old kept public data may be; not at all by default, for tests write to the database past the server.
 */
export async function testApp(
  o: {
    db?: Database
    files?: FileStore
    settings?: Record<string, string>
    site?: Site
    log?: Logger
    renderer?: Renderer
    leaseMs?: number
    admission?: Admission
  } = {},
): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pravesh-api-'))
  const env = readEnv({ ...testSettings, DATA_DIR: dataDir, ...o.settings })
  const db = o.db ?? (await testDatabase())
  const files = o.files ?? localFileStore(join(dataDir, 'files'))
  const site = o.site ?? (await readSite(env.siteConfig))
  const log = o.log ?? createLog({ level: 'silent', pretty: false })
  const parts = { env, db, files, site, log, leaseMs: o.leaseMs ?? 0 }
  const app = await createApp({
    ...parts,
    ...(o.renderer && { renderer: o.renderer }),
    ...(o.admission && { admission: o.admission }),
  })
  const url = await app.listen({ host: env.host, port: env.port, listenTextResolver: () => '' })
  const everybody = new Map<string, ApiClient>()

  return {
    app,
    env,
    db,
    files,
    site,
    url,
    as(who) {
      const known = everybody.get(who)
      if (known) return known
      const client = apiClient(url, who === 'VISITOR' ? undefined : () => openAccount(db, who))
      everybody.set(who, client)
      return client
    },
    newClient: () => apiClient(url),
    async close() {
      await app.close()
      await db.close()
      await removeFolder(dataDir)
    },
  }
}

async function openAccount(db: Database, role: Role): Promise<{ email: string; password: string }> {
  const email = emailOf(role)
  await db.prisma.user.create({
    data: {
      email,
      name: `Test ${role}`,
      role,
      emailVerifiedAt: new Date(),
      passwordHash: accountPasswordHash,
    },
  })
  return { email, password: accountPassword }
}
