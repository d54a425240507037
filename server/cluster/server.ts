import cluster from 'node:cluster'
import { createApp } from '#server/app.ts'
import { createKeyRing } from '#server/auth/keys.ts'
import { backupFolderChecks } from '#server/config/backup-folder-check.ts'
import type { Env } from '#server/config/env.ts'
import { findingsOf, settingsChecks } from '#server/config/settings-checks.ts'
import { findBackups } from '#server/db/backup-status.ts'
import { showsDemo } from '#server/db/demo-state.ts'
import { demoAccounts } from '#server/domains/accounts/demo-accounts.ts'
import { setupAddress } from '#server/domains/setup/setup-token.ts'
import { listen } from '#server/http/listen.ts'
import { connectionsCheck } from '#server/installation/connections-check.ts'
import { otherServersCheck } from '#server/installation/other-servers-check.ts'
import { startCleanUpJobs } from '#server/jobs/clean-up.ts'
import { startScheduledBackups } from '#server/jobs/scheduled-backups.ts'
import { seedOnce } from '#server/jobs/seed-once.ts'
import { localUrl } from '#server/lib/local-url.ts'
import { startEarly } from '#server/lib/start-early.ts'
import { said } from '#server/locales/say.ts'
import { measureServer, serveMetrics } from '#server/metrics/metrics.ts'
import { productionRenderer } from '#server/ssr/production.ts'
import type { Resources } from './resources.ts'
import type { Stoppable } from './shutdown.ts'

/**
 * Runs a whole server in this process: database, seed, app, jobs, listen. Several processes of this machine or others may do so
 * with one PostgreSQL.
 *
 * @param o.othersAccept whether other processes of the server go on accepting connections when this one stops.
 */
export async function startServer(
  opening: Promise<Resources>,
  o: { development: boolean; sandbox: boolean; othersAccept: () => boolean },
): Promise<Stoppable> {
  const renderer = startEarly(async () =>
    // Loaded on demand: production installs have no development server.
    o.development
      ? (await import('#server/ssr/development.ts')).developmentRenderer(o)
      : productionRenderer(o),
  )
  const resources = await opening
  const { env, db, log } = resources
  const openedAt = new Date()
  try {
    await seedOnce(resources, env)
    const app = await createApp({ ...resources, renderer: await renderer, othersAccept: o.othersAccept })
    const port = await listen(app, env)
    if (env.metrics) measureServer(db)
    const metrics = cluster.isPrimary ? await serveMetrics(env, log) : undefined
    // A folder and the embedded database have one writer. Of several processes, any may have stored a file.
    const aloneSince = db.kind === 'embedded' && !env.s3 ? openedAt : undefined
    const stopCleanUpJobs = startCleanUpJobs({ ...resources, aloneSince })
    const stopScheduledBackups = startScheduledBackups(resources)
    if (cluster.isPrimary || cluster.worker?.id === 1) await printStartNotice(port, resources)
    return {
      async stop() {
        const jobs = startEarly(() => Promise.all([stopScheduledBackups(), stopCleanUpJobs()]))
        await app.close()
        await metrics?.stop()
        await jobs
        await db.close()
      },
    }
  } catch (error) {
    await db.close()
    throw error
  }
}

/** Tells the operator that the server is ready, at which addresses, and how the site is set up while no admin can sign in. */
async function printStartNotice(port: number, resources: Resources): Promise<void> {
  const { env, db, log } = resources
  const url = env.publicUrl ?? localUrl(env.host, port)
  const setup = await setupAddress({ db, env, keys: createKeyRing(db) }, url)
  if (setup !== undefined) log.warn(`no admin can sign in yet: set the site up at ${setup}`)
  const lines = [
    '',
    `  Pravesh is ready.`,
    '',
    `  Website          ${url}`,
    `  Exam results     ${url}/results`,
    `  Administration   ${url}/admin`,
    ...(env.sandbox === 'off'
      ? []
      : [`  API sandbox      ${url}/sandbox${env.sandbox === 'staff' ? ' (for signed-in staff)' : ''}`]),
    ...(setup === undefined
      ? []
      : ['', '  No admin can sign in yet. Set the site up in your browser:', `  ${setup}`]),
    ...demoLines(env, await showsDemo(resources)),
    ...findingLines(await startFindings(resources)),
    '',
    `  Data is kept in ${env.databaseUrl === undefined ? env.dataDir : `the PostgreSQL server and ${env.dataDir}`}. Press Ctrl-C to stop.`,
    '',
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
}

/** Everything that an operator should see to, in sentences. */
export async function startFindings({ env, db }: Pick<Resources, 'env' | 'db'>): Promise<string[]> {
  const findings = findingsOf([
    ...settingsChecks(env),
    ...(await backupFolderChecks(env.backup)),
    ...(await connectionsCheck(db, env)),
    ...(await otherServersCheck(db, env)),
  ])
  if (env.reachableBy !== undefined) {
    const { status, at, problem } = await findBackups({ db, env })
    // The first one of a new website is not missing before its hour.
    if (problem !== undefined && (status || at === undefined)) findings.push(`Backups: ${said(problem)}`)
  }
  return findings
}

function findingLines(findings: readonly string[]): string[] {
  if (findings.length === 0) return []
  return [
    '',
    '  Please see to this (npm run doctor tells it again):',
    ...findings.map((finding) => `  - ${finding}`),
  ]
}

function demoLines(env: Env, isShown: boolean): string[] {
  if (env.demoOffBy !== undefined)
    return [
      '',
      `  Demo accounts are off, because others can reach this site (${env.demoOffBy}). DEMO=on switches them on.`,
    ]
  if (!isShown) return []
  const admin = demoAccounts.find((account) => account.role === 'ADMIN')
  return [
    '',
    `  Demo: sign in as ${admin?.email} with the password ${admin?.password},`,
    `  or look up candidate 081001 in "CEE Model Test 8".`,
    ...(env.demoExposed
      ? ['  Anybody who reaches this address can sign in so: set DEMO=off before real use.']
      : []),
  ]
}
