import type { Database } from '#server/db.ts'
import type { FileStore } from '#server/lib/file-store.ts'
import type { UploadedFile } from '#server/lib/uploaded-file.ts'
import { CsvRejected, type InvalidCsvShape } from './csv-problem.ts'
import type { CsvTable } from './csv-table.ts'
import type { LayerKind, LayerRow } from './layer-kind.ts'
import { stageLayer } from './stage-layer.ts'

/** Stages an uploaded file and answers its preview, or what is wrong with it. */
export async function stageUpload<Row extends LayerRow, Table extends CsvTable<Row>, Staged>(
  services: { db: Database; files: FileStore; gone: AbortSignal },
  kind: LayerKind<Row, Table>,
  file: UploadedFile,
  uploadedById: string | null,
  findStaged: (id: string) => Promise<Staged | null>,
): Promise<Staged | InvalidCsvShape> {
  try {
    const { filename: fileName } = file
    const body = file.createReadStream()
    const id = await stageLayer(services, kind, { fileName, body, uploadedById, signal: services.gone })
    const staged = await findStaged(id)
    if (!staged) throw new Error('A file that was just staged is gone')
    return staged
  } catch (error) {
    if (error instanceof CsvRejected) return error.answer
    throw error
  }
}
