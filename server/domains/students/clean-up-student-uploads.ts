import { type CleanUpServices, cleanUpLayers } from '#server/domains/imports/clean-up-layers.ts'
import { studentsImport } from './students-import.ts'

/** The clean-up job of student lists: see `cleanUpLayers`. */
export function cleanUpStudentUploads(services: CleanUpServices): Promise<void> {
  return cleanUpLayers(services, studentsImport)
}
