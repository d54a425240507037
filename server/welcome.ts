import { demoAccounts } from './domains/accounts/demo-accounts.ts'
import type { Env } from './env.ts'
import { localUrl } from './lib/local-url.ts'

const LOOPBACK = new Set(['localhost', '127.0.0.1', '::1'])

/** Tells the person at the keyboard where everything is. Written for them, hence not a log line. */
export function welcome(port: number, env: Env): void {
  const url = env.publicUrl ?? localUrl(env.host, port)
  const lines = [
    '',
    `  Pravesh is ready.`,
    '',
    `  Website          ${url}`,
    `  Exam results     ${url}/results`,
    `  Administration   ${url}/admin`,
    ...(env.sandbox ? [`  API sandbox      ${url}/sandbox`] : []),
    ...(env.demo ? demoLines(env) : []),
    '',
    `  Data is kept in ${env.databaseUrl === undefined ? env.dataDir : `the PostgreSQL server and ${env.dataDir}`}. Press Ctrl-C to stop.`,
    '',
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
}

function demoLines(env: Env): string[] {
  const admin = demoAccounts.find((account) => account.role === 'ADMIN')
  return [
    '',
    `  Demo: sign in as ${admin?.email} with the password ${admin?.password},`,
    `  or look up candidate 081001 in "CEE Model Test 8".`,
    ...(LOOPBACK.has(env.host)
      ? []
      : ['  Anybody who reaches this address can sign in so: set DEMO=off before real use.']),
  ]
}
