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
 * @param password what the client must know; absent when reaching the socket is proof enough.
 */
export function serveConnection(o: {
  socket: Socket
  number: number
  db: PGlite
  turns: Turns
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
  // A rejection is no error in SQL (the client is told of those) but a broken session: left unhandled, it ends the thread.
  const pass = (bytes: Buffer) => void turns.take(holder, () => execute(bytes, send))

  function serve(unit: ClientUnit): void {
    switch (unit.kind) {
      case 'encryption request':
        return send(noEncryption)
      case 'cancel request':
      case 'end':
        socket.end()
        return
      case 'startup':
        startup = unit.bytes
        return admitted ? pass(startup) : send(passwordRequest)
      case 'password':
        admitted = startup !== undefined && unit.password === o.password
        return admitted && startup ? pass(startup) : refuse('28P01', 'password authentication failed')
      case 'batch':
        if (!admitted) return refuse('28000', 'a password is needed first')
        for (const name of unit.prepared) prepared.add(name)
        return pass(unit.bytes)
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
  socket.on('close', () => void turns.leave(holder, cleanUp))
}
