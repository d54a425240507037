import type { Env } from '#server/config/env.ts'
import { demoAccounts } from '#server/domains/accounts/demo-accounts.ts'
import { localUrl } from '#server/lib/local-url.ts'

/**
 * Prints the site's URLs for the operator. Not a log line.
 *
 * @param setup the address of the set-up, while no admin can sign in.
 * @param demo whether the demo can be tried out.
 * @param findings sentences about settings and the like that need the operator's attention.
 */
export function printStartupBanner(
  port: number,
  env: Env,
  { findings, setup, demo }: { findings: readonly string[]; setup: string | undefined; demo: boolean },
): void {
  const url = env.publicUrl ?? localUrl(env.host, port)
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
    ...setupLines(setup),
    ...demoLines(env, demo),
    ...findingLines(findings),
    '',
    `  Data is kept in ${env.databaseUrl === undefined ? env.dataDir : `the PostgreSQL server and ${env.dataDir}`}. Press Ctrl-C to stop.`,
    '',
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
}

function findingLines(findings: readonly string[]): string[] {
  if (findings.length === 0) return []
  return [
    '',
    '  Please see to this (npm run doctor tells it again):',
    ...findings.map((finding) => `  - ${finding}`),
  ]
}

function setupLines(address: string | undefined): string[] {
  if (address === undefined) return []
  return ['', '  No admin can sign in yet. Set the site up in your browser:', `  ${address}`]
}

function demoLines(env: Env, demo: boolean): string[] {
  if (env.demoOffBy !== undefined)
    return [
      '',
      `  Demo accounts are off, because others can reach this site (${env.demoOffBy}). DEMO=on switches them on.`,
    ]
  if (!demo) return []
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
