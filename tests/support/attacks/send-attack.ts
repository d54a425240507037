import { connect } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import { type Attack, SESSION } from './http-attacks.ts'

/** After so long without an answer the client is gone. */
const PATIENCE_MS = 150

/**
 * @param o.from address of the client, so that limits by address are others' than the honest client's.
 * @returns whether it was connected.
 */
export async function sendAttack(
  url: string,
  { pieces, ending }: Attack,
  o: { session: string; from: string },
): Promise<boolean> {
  const { port } = new URL(url)
  const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress: o.from })
  let isConnected = false
  socket.once('connect', () => {
    isConnected = true
    socket.setTimeout(PATIENCE_MS, () => socket.destroy())
  })
  const closed = new Promise<void>((done) => socket.once('close', () => done()))
  // Being cut off is one of the answers.
  socket.on('error', () => {}).resume()
  for (const piece of pieces) {
    socket.write(piece.replaceAll(SESSION, o.session), 'latin1')
    await turn()
  }
  if (ending === 'end') socket.end()
  if (ending === 'reset') socket.resetAndDestroy()
  await closed
  return isConnected
}
