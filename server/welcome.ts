import type { FastifyInstance } from 'fastify'
import { demoAccounts } from './domains/accounts/demo-accounts.ts'
import type { Env } from './env.ts'

const LOOPBACK = new Set(['localhost', '127.0.0.1', '::1'])

/** Tells the person at the keyboard where everything is. Written for them, hence not a log line. */
export function welcome(app: FastifyInstance, env: Env): void {
  const address = app.server.address()
  const port = address !== null && typeof address === 'object' ? address.port : env.port
  const url =
    env.publicUrl ??
    `http://${LOOPBACK.has(env.host) || env.host === '0.0.0.0' ? 'localhost' : env.host}:${port}`
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
