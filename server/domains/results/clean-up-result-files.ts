import { type CleanUpServices, cleanUpLayers } from '#server/domains/imports/clean-up-layers.ts'
import { resultsImport } from './results-import.ts'

/** The clean-up job of result files: see `cleanUpLayers`. */
export function cleanUpResultFiles(services: CleanUpServices): Promise<void> {
  return cleanUpLayers(services, resultsImport)
}
