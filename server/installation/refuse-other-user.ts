import { readFile, stat } from 'node:fs/promises'
import { StartError } from '#server/lib/start-error.ts'

/**
 * Refuses to work as root in a folder of another user: files that root makes there cannot be written by the server any more.
 *
 * @param uid id of this process's user; undefined where there are none.
 */
export async function refuseOtherUser(dataDir: string, uid = process.getuid?.()): Promise<void> {
  if (uid !== 0) return
  const folder = await stat(dataDir).catch(() => undefined)
  if (!folder || folder.uid === 0) return
  const user = await nameOf(folder.uid)
  throw new StartError(
    `The data folder ${dataDir} belongs to the user ${user}, and this is root. Nothing was changed. Run the same as that user, with the same settings: sudo -u ${user} … (with the Debian package: sudo pravesh …).`,
  )
}

/** Name of a user, or its number in the form that sudo takes. */
async function nameOf(uid: number): Promise<string> {
  const users = await readFile('/etc/passwd', 'utf8').catch(() => '')
  const line = users.split('\n').find((one) => one.split(':')[2] === String(uid))
  return line?.split(':')[0] ?? `'#${uid}'`
}
