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
import type { Holder, Turns } from './turns.ts'

/**
 * Serves one client on its socket: passes its batches to the session in its turns, and the answers back. When the
 * client is gone, the transaction it left open is rolled back and its prepared statements are forgotten.
 *
 * @param number unlike that of every other connection since the session began.
 * @param onBreakdown told when the session itself breaks (not of errors in SQL, which the client is told of).
 * @param password what the client must know; absent when reaching the socket is proof enough.
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
  let admitted = o.password === undefined

  const send = (data: Uint8Array) => {
    if (socket.writable) socket.write(Buffer.from(data))
  }
  const execute = (bytes: Uint8Array, onRawData: (data: Uint8Array) => void) =>
    db.execProtocolRawStream(bytes, { onRawData })
  const refuse = (code: string, text: string) => {
    send(fatalError(code, text))
    socket.destroySoon()
  }
  const holder: Holder = {
    expire: () => refuse('25P03', 'terminating connection due to idle-in-transaction timeout'),
  }
  const pass = (bytes: Buffer) => {
    turns.take(holder, () => execute(bytes, send)).catch(o.onBreakdown)
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
        if (admitted) pass(startup)
        else send(passwordRequest)
        break
      case 'password':
        admitted = startup !== undefined && unit.password === o.password
        if (admitted && startup) pass(startup)
        else refuse('28P01', 'password authentication failed')
        break
      case 'batch':
        for (const name of unit.prepared) prepared.add(name)
        if (admitted) pass(unit.bytes)
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
  // What went wrong with a connection does not concern the session; 'close' follows and cleans up.
  socket.on('error', () => socket.destroy())
  socket.on('close', () => {
    turns.leave(holder, cleanUp).catch(o.onBreakdown)
  })
}
