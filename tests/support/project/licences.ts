import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { packageFolders, projectRoot } from './paths.ts'

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({ version: z.string().optional(), license: z.string().optional() }),
  ),
})

/** Said in a text of theirs and not where npm looks for it, by name. */
const told: Readonly<Record<string, string>> = {
  busboy: 'MIT',
  dicer: 'MIT',
  streamsearch: 'MIT',
  'humanize-number': 'MIT',
  only: 'MIT',
  'parse-cache-control': 'BSD-3-Clause',
  'seq-queue': 'MIT',
}

export interface Licensed {
  /** As npm knows it, with its scope. */
  name: string
  version: string
  /** An SPDX expression; undefined when the package does not say. */
  licence: string | undefined
}

/** Every package in the lock files, for every platform, with its licence. */
export function licensedPackages(): Licensed[] {
  const found = packageFolders.flatMap((folder) => {
    const { packages } = lockFile.parse(
      JSON.parse(readFileSync(join(projectRoot, folder, 'package-lock.json'), 'utf8')),
    )
    return Object.entries(packages)
      .filter(([path]) => path !== '')
      .map(([path, { version = '', license }]) => {
        const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
        return { name, version, licence: license ?? told[name] }
      })
  })
  return [...new Map(found.map((one) => [`${one.name} ${one.version}`, one])).values()]
}
