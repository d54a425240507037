import { chmod, mkdtemp, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The name that PostgreSQL's clients expect. */
const SOCKET_NAME = '.s.PGSQL.5432'
/** Longest path of a Unix socket, in bytes, on the pickiest system. */
const PATH_LIMIT = 103

/** A folder that only this user can enter, with a Unix socket to be made in it. */
export interface SocketFolder {
  folder: string
  path: string
  /** Removes what was put there. */
  remove(): Promise<void>
}

/**
 * Where the socket goes: into `folder`, or into a new temporary folder where the path would be too long, others could
 * reach it, or the file system knows no sockets (folders that are shared with a virtual machine).
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
    // Somebody else's, who lets this user in: what matters is who else may enter.
  }
  return ((await stat(folder)).mode & 0o077) === 0
}

async function canListen(path: string): Promise<boolean> {
  // A socket that a killed process left behind would be in the way.
  await rm(path, { force: true })
  const server = createServer()
  const listened = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false))
    server.listen(path, () => resolve(true))
  })
  if (listened) await new Promise((resolve) => server.close(resolve))
  return listened
}
