/** A program that serves the API on the database of DATABASE_URL, prints its address, and stops at SIGTERM. */
import { join } from 'node:path'
import { createApp } from '#server/app.ts'
import { readEnv } from '#server/config/env.ts'
import { readSite } from '#server/config/site.ts'
import { openDatabase } from '#server/db/database.ts'
import { createLog } from '#server/lib/log.ts'
import { localFileStore } from '#server/storage/file-store.ts'

const env = readEnv({ ...process.env, HOST: '127.0.0.1', PORT: '0', LOAD_SHEDDING: 'off' })
const { dataDir, databaseUrl = '' } = env
const db = await openDatabase({ dataDir, databaseUrl })
const app = await createApp({
  env,
  db,
  files: localFileStore(join(dataDir, 'files')),
  site: await readSite(env.siteConfig),
  log: createLog({ level: 'silent', pretty: false }),
})
process.once('SIGTERM', async () => {
  await app.close()
  await db.close()
})
const url = await app.listen({ host: env.host, port: env.port, listenTextResolver: () => '' })
process.stdout.write(`${url}\n`)
