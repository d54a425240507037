import { type SweepServices, sweepLayers } from '#server/domains/imports/sweep-layers.ts'
import type { IsAbandoned } from '#server/lib/orphan-watch.ts'
import { studentsLayer } from './students-layer.ts'

/** Finishes what was begun with student lists and not ended: see `sweepLayers`. */
export function sweepStudentUploads(services: SweepServices, isAbandoned: IsAbandoned): Promise<void> {
  return sweepLayers(services, studentsLayer, isAbandoned)
}
