import { type SweepServices, sweepLayers } from '#server/domains/imports/sweep-layers.ts'
import type { IsAbandoned } from '#server/lib/orphan-watch.ts'
import { resultsLayer } from './results-layer.ts'

/** Finishes what was begun with result files and not ended: see `sweepLayers`. */
export function sweepResultFiles(services: SweepServices, isAbandoned: IsAbandoned): Promise<void> {
  return sweepLayers(services, resultsLayer, isAbandoned)
}
