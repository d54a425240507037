import { join } from 'node:path'
import type { Env } from '#server/env.ts'
import { clusterIn } from '#server/lib/embedded-postgres/cluster-folder.ts'

/** Folder with the embedded database's own files. */
export const clusterOf = ({ dataDir }: Pick<Env, 'dataDir'>) => clusterIn(join(dataDir, 'postgres'))
