import type { Database } from '#server/db.ts'
import { sweepLayers } from '#server/domains/imports/sweep-layers.ts'
import type { FileStore } from '#server/lib/file-store.ts'
import type { Logger } from '#server/lib/log.ts'
import { studentsLayer } from './students-layer.ts'

/** Finishes what was begun with student lists and not ended: see `sweepLayers`. */
export function sweepStudentUploads(
  services: { db: Database; files: FileStore; log: Logger },
  storedBefore: Date,
): Promise<void> {
  return sweepLayers(services, studentsLayer, storedBefore)
}
