import { request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { findEmbeddedPostgres } from '#server/db/embedded-postgres/embedded-postgres.ts'
import type { RunningServer } from './built-server.ts'

const ANOTHER_MS = 200
/** A process that was late for a moment takes on more again: only who is refused so often has no room at all. */
const REFUSALS = 10
/** Requests of one connection are handled one after the other, so each has its own. */
const CONNECTIONS_EACH = 200

const body = JSON.stringify({ query: '{ exams { id title date } }' })
const QUESTION = [
  'POST /graphql HTTP/1.1',
  'Host: localhost',
  'Content-Type: application/json',
  `Content-Length: ${body.length}`,
  '',
  body,
].join('\r\n')

/**
 * Brings a real server to its limit: its embedded database waits behind a transaction of ours, and more questions than
 * it takes on wait for the database.
 *
 * @returns what lets go of it.
 */
export async function fillServer({ url, dataDir }: RunningServer): Promise<() => Promise<void>> {
  const address = await findEmbeddedPostgres(join(dataDir, 'postgres'))
  if (!address) throw new Error('The server has no embedded database')
  const blocker = new pg.Client(address)
  await blocker.connect()
  await blocker.query('BEGIN')
  const crowd: Socket[] = []
  for (let refusals = 0; refusals < REFUSALS; ) {
    for (let count = 0; count < CONNECTIONS_EACH; count++) crowd.push(ask(url))
    // The crowd first: else who only wants to know takes the last place, leaves it, and takes it again.
    await wait(ANOTHER_MS)
    refusals = (await statusOf(url)) === 503 ? refusals + 1 : 0
  }
  return async () => {
    for (const socket of crowd) socket.destroy()
    await blocker.query('COMMIT')
    await blocker.end()
  }
}

/** Of a request whose large body does not come: without a place it is rejected at once, with one nobody answers it. */
function statusOf(url: string): Promise<number | undefined> {
  return new Promise((done) => {
    const sent = request(url, { method: 'POST', headers: { 'content-length': 100_000 } })
    const end = (status?: number) => {
      clearTimeout(timer)
      sent.destroy()
      done(status)
    }
    const timer = setTimeout(end, 200)
    sent.on('error', () => end()).on('response', ({ statusCode }) => end(statusCode))
    sent.flushHeaders()
  })
}

function ask(url: string): Socket {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {}).resume()
  socket.write(QUESTION)
  return socket
}
