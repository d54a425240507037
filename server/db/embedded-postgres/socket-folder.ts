import { chmod, mkdtemp, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The socket name that PostgreSQL clients expect. */
const SOCKET_NAME = '.s.PGSQL.5432'
/** Longest path of a Unix socket, in bytes, on the systems with the lowest limit. */
const PATH_LIMIT = 103

/** A folder that only this user can enter, for a Unix socket. */
export interface SocketFolder {
  folder: string
  path: string
  /** Removes the socket (and a temporary folder). */
  remove(): Promise<void>
}

/**
 * Chooses the folder of the socket: `folder`, or a new temporary one where the path is too long, others have access,
 * or the file system has no sockets (folders shared with a virtual machine).
 */
export async function chooseSocketFolder(folder: string): Promise<SocketFolder> {
  const path = join(folder, SOCKET_NAME)
  if (Buffer.byteLength(path) <= PATH_LIMIT && (await isPrivate(folder)) && (await canListen(path))) {
    return { folder, path, remove: () => rm(path, { force: true }) }
  }
  const temporary = await mkdtemp(join(tmpdir(), 'pravesh-'))
  return {
    folder: temporary,
    path: join(temporary, SOCKET_NAME),
    remove: () => rm(temporary, { recursive: true, force: true }),
  }
}

async function isPrivate(folder: string): Promise<boolean> {
  try {
    await chmod(folder, 0o700)
  } catch {
    // The folder belongs to another user; the check below decides.
  }
  return ((await stat(folder)).mode & 0o077) === 0
}

async function canListen(path: string): Promise<boolean> {
  // A killed process may have left its socket behind.
  await rm(path, { force: true })
  const server = createServer()
  const listened = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false))
    server.listen(path, () => resolve(true))
  })
  if (listened) await new Promise((resolve) => server.close(resolve))
  return listened
}
