import { createKeyRing } from '#server/auth/keys.ts'
import { showsDemo } from '#server/db/demo-state.ts'
import { setupAddress } from '#server/domains/setup/setup-token.ts'
import { localUrl } from '#server/lib/local-url.ts'
import type { Resources } from './resources.ts'
import { startFindings } from './start-findings.ts'
import { printStartupBanner } from './startup-banner.ts'

/** Tells the operator that the server is ready, and how the site is set up while no admin can sign in. */
export async function printStartNotice(port: number, resources: Resources): Promise<void> {
  const { env, db, log } = resources
  const publicUrl = env.publicUrl ?? localUrl(env.host, port)
  const setup = await setupAddress({ db, env, keys: createKeyRing(db) }, publicUrl)
  if (setup !== undefined) log.warn(`no admin can sign in yet: set the site up at ${setup}`)
  printStartupBanner(port, env, {
    findings: await startFindings(resources),
    setup,
    demo: await showsDemo(resources),
  })
}
