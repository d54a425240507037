import { setMaxListeners } from 'node:events'
import { join } from 'node:path'
import pg from 'pg'
import { findEmbeddedPostgres } from '#server/db/embedded-postgres/embedded-postgres.ts'
import { demoAccounts } from '#server/domains/accounts/demo-accounts.ts'
import { apiClient } from '#tests/support/http/api-client.ts'
import type { RunningServer } from './built-server.ts'

/** More requests than a process ever admits with a session; each takes the places of four. */
const CROWD = 600
/** The embedded database ends a transaction that is idle for a minute. */
const KEEP_ALIVE_MS = 10_000

/**
 * Brings a real server with the demo to its limit: its embedded database waits behind a transaction of ours, and signed-in people
 * ask again whenever they are refused. They come before visitors, who find no place for as long as that lasts.
 *
 * @returns what lets go of it.
 */
export async function fillServer({ url, dataDir }: RunningServer): Promise<() => Promise<void>> {
  const [account] = demoAccounts
  const client = apiClient(url, account && (async () => account))
  await client.send('{ viewer { role } }')
  const address = await findEmbeddedPostgres(join(dataDir, 'postgres'))
  if (!address) throw new Error('The server has no embedded database')
  const blocker = new pg.Client(address)
  await blocker.connect()
  await blocker.query('BEGIN')
  const keepAlive = setInterval(() => void blocker.query('SELECT 1'), KEEP_ALIVE_MS)
  const leaving = new AbortController()
  setMaxListeners(0, leaving.signal)
  const question = {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: client.cookieHeader() },
    body: JSON.stringify({ query: '{ exams { id } }' }),
    signal: leaving.signal,
  }
  await new Promise<void>((isFull) => {
    const askAgain = async () => {
      for (;;) {
        const answer = await fetch(`${url}/graphql`, question)
        await answer.arrayBuffer()
        if (answer.status === 503) isFull()
      }
    }
    // They end when they leave.
    for (let count = 0; count < CROWD; count++) askAgain().catch(() => {})
  })
  return async () => {
    leaving.abort()
    clearInterval(keepAlive)
    await blocker.query('COMMIT')
    await blocker.end()
  }
}
