import { join } from 'node:path'
import type { Env } from '#server/config/env.ts'
import { clusterIn } from '#server/db/embedded-postgres/cluster-folder.ts'

type Settings = Pick<Env, 'dataDir'>

/** Folder of the embedded database's cluster. */
export const clusterOf = ({ dataDir }: Settings) => clusterIn(join(dataDir, 'postgres'))

/** Folder for temporary files, on the same disk as the data. */
export const temporaryFolderOf = ({ dataDir }: Settings) => join(dataDir, 'tmp')

/** Where temporary copies of tables are written. */
export const spoolParents = (settings: Settings) => [temporaryFolderOf(settings), clusterOf(settings)]
