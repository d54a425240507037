import { join } from 'node:path'
import type { Env } from '#server/config/env.ts'
import { clusterIn } from '#server/db/embedded-postgres/cluster-folder.ts'

/** Folder of the embedded database's cluster. */
export const clusterOf = ({ dataDir }: Pick<Env, 'dataDir'>) => clusterIn(join(dataDir, 'postgres'))
