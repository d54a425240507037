import { existsSync } from 'node:fs'
import { mkdir, readdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { FolderInUse, lockFolder } from '#server/lib/folder-lock.ts'
import { projectRoot } from '#tests/support/project/paths.ts'
import { removeFolder } from './remove-folder.ts'

/**
 * A folder that takes seconds to make, to be copied: made once, by the first test that needs it, and kept for later runs.
 *
 * @param version names what it is made from. A folder of another version is removed.
 * @param make fills a folder that is not there yet.
 */
export async function folderTemplate(
  name: string,
  version: string,
  make: (folder: string) => Promise<void>,
): Promise<string> {
  // Independent of TEST_OUTPUT: concurrent runs copy the same one.
  const folder = join(projectRoot, 'tests/.output', name)
  const made = join(folder, version)
  await mkdir(folder, { recursive: true })
  while (!existsSync(made)) {
    const unlock = await lockFolder(folder).catch((error: unknown) => {
      if (!(error instanceof FolderInUse)) throw error
      // Another test file is making it.
    })
    if (!unlock) await wait(200)
    else if (existsSync(made)) await unlock()
    else await makeIn(folder, made, make).finally(unlock)
  }
  return made
}

async function makeIn(folder: string, made: string, make: (folder: string) => Promise<void>): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true })
  await Promise.all(
    entries
      // Not the lock.
      .filter((entry) => entry.isDirectory() && entry.name !== 'in-use')
      .map(({ name }) => removeFolder(join(folder, name))),
  )
  const unfinished = join(folder, 'unfinished')
  await make(unfinished)
  await rename(unfinished, made)
}
