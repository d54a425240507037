import type { Socket } from 'node:net'
import type { PGlite } from '@electric-sql/pglite'
import { type ClientUnit, clientMessages } from './client-messages.ts'
import {
  closeStatements,
  fatalError,
  noEncryption,
  passwordRequest,
  simpleQuery,
} from './protocol-messages.ts'
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
