import { removeLayer } from '#server/domains/imports/remove-layer.ts'
import { removeUnused } from '#server/domains/media/clean-up-media.ts'
import { resultsImport } from '#server/domains/results/import/results-import.ts'
import { studentsImport } from '#server/domains/students/students-import.ts'
import type { Context } from '#server/graphql/context.ts'
import { inBackground } from '#server/lib/background.ts'
import type { DemoLeftovers } from './demo-removal.ts'

/** Deletes the rows and stored files of a removed demo in the background. */
export function deleteLeftovers(
  { db, files, log }: Pick<Context, 'db' | 'files' | 'log'>,
  { resultFiles, studentLists }: DemoLeftovers,
): void {
  inBackground(log, 'removing the demo', async (signal) => {
    await removeUnused({ db, files, signal })
    for (const layer of resultFiles) await removeLayer({ db, files }, resultsImport, layer, signal)
    for (const layer of studentLists) await removeLayer({ db, files }, studentsImport, layer, signal)
  })
}
