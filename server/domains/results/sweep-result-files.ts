import { type SweepServices, sweepLayers } from '#server/domains/imports/sweep-layers.ts'
import { resultsLayer } from './results-layer.ts'

/** Finishes what was begun with result files and not ended: see `sweepLayers`. */
export function sweepResultFiles(services: SweepServices, storedBefore: Date): Promise<void> {
  return sweepLayers(services, resultsLayer, storedBefore)
}
