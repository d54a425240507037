import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#server/db/database.ts'
import { clusterIn } from '#server/db/embedded-postgres/cluster-folder.ts'
import { packCluster } from '#server/db/embedded-postgres/cluster-template.ts'

/** Makes an empty database at the present schema and packs it into `archive` (see cluster-template.ts). */
export async function makeClusterTemplate(archive: string): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pravesh-template-'))
  try {
    const db = await openDatabase({ dataDir })
    await db.close()
    await packCluster(clusterIn(join(dataDir, 'postgres')), archive)
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}
