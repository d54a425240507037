import type { Socket } from 'node:net'
import type { PGlite } from '@electric-sql/pglite'
import type { SessionUser, Turns } from './turns.ts'

/**
 * Serves one client: passes its batches to the shared session in turns, and sends back the responses. When the client
 * disconnects, its open transaction is rolled back and its prepared statements are closed.
 *
 * @param number unique among the connections of the session.
 * @param onBreakdown called when the session itself breaks (SQL errors go to the client).
 * @param password required from the client; absent when access to the socket is enough.
 */
export function serveConnection(o: {
  socket: Socket
  number: number
  db: PGlite
  turns: Turns
  onBreakdown: (error: unknown) => void
  password?: string | undefined
}): void {
  const { socket, db, turns } = o
  const read = clientMessages(`${o.number}:`)
  const prepared = new Set<string>()
  let startup: Buffer | undefined
  let isAuthenticated = o.password === undefined

  const send = (data: Uint8Array) => {
    if (socket.writable) socket.write(Buffer.from(data))
  }
  const execute = (bytes: Uint8Array, onRawData: (data: Uint8Array) => void) =>
    db.execProtocolRawStream(bytes, { onRawData })
  const refuse = (code: string, text: string) => {
    send(fatalError(code, text))
    socket.destroySoon()
  }
  const user: SessionUser = {
    expire: () => refuse('25P03', 'terminating connection due to idle-in-transaction timeout'),
  }
  const forward = (bytes: Buffer) => {
    turns.take(user, () => execute(bytes, send)).catch(o.onBreakdown)
  }

  function serve(unit: ClientUnit): void {
    switch (unit.kind) {
      case 'encryption request':
        send(noEncryption)
        break
      case 'cancel request':
      case 'end':
        socket.end()
        break
      case 'startup':
        startup = unit.bytes
        if (isAuthenticated) forward(startup)
        else send(passwordRequest)
        break
      case 'password':
        isAuthenticated = startup !== undefined && unit.password === o.password
        if (isAuthenticated && startup) forward(startup)
        else refuse('28P01', 'password authentication failed')
        break
      case 'batch':
        for (const name of unit.prepared) prepared.add(name)
        if (isAuthenticated) forward(unit.bytes)
        else refuse('28000', 'a password is needed first')
    }
  }

  async function cleanUp(): Promise<void> {
    if (db.isInTransaction()) await execute(simpleQuery('ROLLBACK'), () => {})
    if (prepared.size > 0) await execute(closeStatements(prepared), () => {})
  }

  socket.setNoDelay(true)
  socket.on('data', (chunk: Buffer) => {
    for (const unit of read(chunk)) serve(unit)
  })
  // A connection error does not affect the session; 'close' follows and cleans up.
  socket.on('error', () => socket.destroy())
  socket.on('close', () => {
    turns.leave(user, cleanUp).catch(o.onBreakdown)
  })
}

/**
 * Messages of a PostgreSQL client (wire protocol 3.0), in units that must reach the shared session uninterrupted. A
 * `batch` is all messages up to the next Sync or simple Query: in between, another client's Parse could replace the
 * unnamed statement that this client's Bind refers to.
 */
export type ClientUnit =
  | { kind: 'batch'; bytes: Buffer; prepared: string[] }
  | { kind: 'startup'; bytes: Buffer }
  | { kind: 'password'; password: string }
  | { kind: 'encryption request' | 'cancel request' | 'end' }

const CANCEL_REQUEST = 80877102
const ENCRYPTION_REQUESTS = new Set([80877103, 80877104])

/** Types of the messages that end a batch: Sync, simple Query, function call. */
const ENDS_BATCH = new Set(['S', 'Q', 'F'])

/**
 * A parser for one connection. Prepares statement names with `prefix`, because all connections share one session.
 *
 * @returns a function that takes the next bytes and yields the units they complete.
 */
export function clientMessages(prefix: string): (chunk: Buffer) => Generator<ClientUnit> {
  let chunks: Buffer[] = []
  let size = 0
  let needed = 0
  let started = false
  let batch: Buffer[] = []
  let prepared: string[] = []

  function* parseMessage(message: Buffer): Generator<ClientUnit> {
    if (!started) {
      const unit = startupUnit(message)
      started = unit.kind === 'startup'
      yield unit
      return
    }
    const type = String.fromCharCode(message[0] ?? 0)
    if (type === 'X') yield { kind: 'end' }
    else if (type === 'p')
      yield { kind: 'password', password: message.toString('utf8', 5, message.length - 1) }
    else {
      const { renamed, parsed } = rename(type, message, prefix)
      batch.push(renamed)
      if (parsed !== undefined) prepared.push(parsed)
      if (!ENDS_BATCH.has(type)) return
      yield { kind: 'batch', bytes: Buffer.concat(batch), prepared }
      batch = []
      prepared = []
    }
  }

  return function* read(chunk) {
    chunks.push(chunk)
    size += chunk.length
    if (size < needed) return
    let rest = Buffer.concat(chunks, size)
    while (true) {
      // The first messages have no type byte before their length.
      const lengthAt = started ? 1 : 0
      needed = lengthAt + (rest.length < lengthAt + 4 ? 4 : rest.readInt32BE(lengthAt))
      if (rest.length < needed) break
      yield* parseMessage(rest.subarray(0, needed))
      rest = rest.subarray(needed)
    }
    chunks = [rest]
    size = rest.length
  }
}

function startupUnit(message: Buffer): ClientUnit {
  const code = message.readInt32BE(4)
  if (ENCRYPTION_REQUESTS.has(code)) return { kind: 'encryption request' }
  if (code === CANCEL_REQUEST) return { kind: 'cancel request' }
  return { kind: 'startup', bytes: message }
}

/** The message with its statement name prefixed, and that name if the message prepares it. */
function rename(type: string, message: Buffer, prefix: string): { renamed: Buffer; parsed?: string } {
  const nameAt = statementNameAt(type, message)
  if (nameAt === undefined || message[nameAt] === 0) return { renamed: message }
  const added = Buffer.from(prefix)
  const renamed = Buffer.concat([message.subarray(0, nameAt), added, message.subarray(nameAt)])
  renamed.writeInt32BE(message.readInt32BE(1) + added.length, 1)
  if (type !== 'P') return { renamed }
  return { renamed, parsed: renamed.toString('utf8', nameAt, renamed.indexOf(0, nameAt)) }
}

function statementNameAt(type: string, message: Buffer): number | undefined {
  if (type === 'P') return 5
  if (type === 'B') return message.indexOf(0, 5) + 1
  if ((type === 'D' || type === 'C') && message.toString('latin1', 5, 6) === 'S') return 6
  return undefined
}

/** A message of the PostgreSQL wire protocol: type, length, body. */
function message(type: string, body: Buffer): Buffer {
  const header = Buffer.alloc(5, type, 'latin1')
  header.writeInt32BE(4 + body.length, 1)
  return Buffer.concat([header, body])
}

const sync = message('S', Buffer.alloc(0))

/** Response to a request for encryption: a local socket has none. */
const noEncryption = Buffer.from('N')

/** Asks the client for a password in clear text. */
const passwordRequest = message('R', Buffer.from([0, 0, 0, 3]))

/** A simple Query. */
function simpleQuery(sql: string): Buffer {
  return message('Q', Buffer.from(`${sql}\0`))
}

/** Closes prepared statements. */
function closeStatements(names: Iterable<string>): Buffer {
  return Buffer.concat([...Array.from(names, (name) => message('C', Buffer.from(`S${name}\0`))), sync])
}

/** An error that ends the connection. */
function fatalError(code: string, text: string): Buffer {
  return message('E', Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${text}\0\0`))
}
