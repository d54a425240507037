import { access, constants, mkdir } from 'node:fs/promises'
import { createApp } from './app.ts'
import { openDatabase } from './db.ts'
import { readEnv } from './env.ts'
import { openFileStore } from './files.ts'
import { createLog } from './lib/log.ts'
import { StartError } from './lib/start-error.ts'
import { listen } from './listen.ts'
import { createRenderer } from './render/renderer.ts'
import { seedOnce } from './seed-once.ts'
import { readSite } from './site.ts'
import { stopOnSignals } from './stop.ts'
import { startSweeping } from './sweep.ts'
import { welcome } from './welcome.ts'

/** Environment → database → seed → app → listen. Whatever was opened is closed again when a later step fails. */
async function main(): Promise<void> {
  const env = readEnv(process.env)
  const log = createLog({ level: env.logLevel, pretty: process.stdout.isTTY === true })
  const site = await readSite(env.siteConfig)
  await makeDataDir(env.dataDir)
  const db = await openDatabase({
    dataDir: env.dataDir,
    log,
    ...(env.databaseUrl !== undefined && { databaseUrl: env.databaseUrl }),
  })
  const openedAt = new Date()
  try {
    const files = await openFileStore(env)
    if (env.demo) await seedOnce({ db, files, log })
    const renderer = await createRenderer({
      development: process.argv.includes('--dev'),
      sandbox: env.sandbox,
    })
    const app = await createApp({ env, db, files, site, log, renderer })
    await listen(app, env)
    // The embedded database has one process, and a local folder this machine's clock.
    const aloneSince = db.kind === 'embedded' && !env.s3 ? openedAt : undefined
    const stopSweeping = startSweeping({ db, files, log, aloneSince })
    stopOnSignals(log, async () => {
      await stopSweeping()
      await app.close()
      await db.close()
    })
    welcome(app, env)
  } catch (error) {
    await db.close()
    throw error
  }
}

/** Also with a database elsewhere: uploaded files and mails are kept here, and an upload is too late to find out. */
async function makeDataDir(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true })
    await access(dataDir, constants.W_OK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const reason = code === 'EEXIST' ? 'a file of that name is in the way' : code
    throw new StartError(
      `The data folder ${dataDir} cannot be made or written (${reason}). Set DATA_DIR to a folder that this user may write to.`,
    )
  }
}

main().catch((error: unknown) => {
  const message =
    error instanceof StartError ? error.message : error instanceof Error ? error.stack : String(error)
  process.stderr.write(`\nPravesh did not start. ${message}\n`)
  process.exit(1)
})
