import type { Database } from '#server/db.ts'
import { sweepLayers } from '#server/domains/imports/sweep-layers.ts'
import type { FileStore } from '#server/lib/file-store.ts'
import type { Logger } from '#server/lib/log.ts'
import { resultsLayer } from './results-layer.ts'

/** Finishes what was begun with result files and not ended: see `sweepLayers`. */
export function sweepResultFiles(
  services: { db: Database; files: FileStore; log: Logger },
  storedBefore: Date,
): Promise<void> {
  return sweepLayers(services, resultsLayer, storedBefore)
}
