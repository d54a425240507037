import type { FileStore } from '#server/storage/file-store.ts'
import { applyLayout } from './apply-layout.ts'
import { convertSpreadsheet, SPREADSHEET_NAME } from './convert-spreadsheet.ts'
import { rejectedFileName } from './error-file.ts'
import type { RowFormat, UploadAnswers } from './import-definition.ts'
import { joinCorrections } from './join-corrections.ts'
import type { CorrectedRows } from './staged-preview.ts'
import type { TableLayout } from './table-layout.ts'
import { takeSecretsOut } from './take-secrets-out.ts'

/** A stored file as it was uploaded. */
interface StoredUpload {
  fileName: string
  filePath: string
  /** Bytes. */
  size: number
}

/** A stored file whose rows can be read. */
export interface PreparedCsv extends StoredUpload {
  /** Notes to staff about the preparation. */
  notes: readonly string[]
  corrected: CorrectedRows | undefined
  /** Findings about the file whose corrected rows these are, and the columns that staff added. */
  answers: UploadAnswers
  /** The file with its secrets, which are not kept in the stored one: to be read, and then deleted. */
  withSecrets: string | undefined
}

/**
 * Makes a stored upload a CSV file with all rows, where it is stored: reads the sheet of a spreadsheet, joins corrected rows with
 * the others of their file, applies the layout that staff chose, and takes secrets out.
 *
 * @throws CsvRejected when one of these cannot be done.
 */
export async function prepareCsv(
  files: FileStore,
  kind: Pick<RowFormat, 'fields' | 'open' | 'secretKey'>,
  { fileName: uploadedName, filePath, size }: StoredUpload,
  {
    sheet,
    layout,
    signal,
  }: { sheet?: string | undefined; layout?: TableLayout | undefined; signal?: AbortSignal },
): Promise<PreparedCsv> {
  const notes: string[] = []
  const converted = await convertSpreadsheet(files, { filePath, size, sheet, signal })
  if (converted)
    notes.push(`Read from the spreadsheet “${uploadedName}”, and kept as CSV.`, ...converted.notes)
  // The stored file is CSV, also when its name says otherwise.
  const fileName = uploadedName.replace(SPREADSHEET_NAME, '.csv')
  let joined = await joinCorrections(files, { fileName, filePath }, kind.fields)
  if (layout) {
    // Its rows are numbered as in the whole file, which staff were asked about.
    notes.push(...(await applyLayout(files, filePath, kind.fields, layout)))
    if (!joined?.corrected.isWhole) joined = await joinCorrections(files, { fileName, filePath }, kind.fields)
  }
  const { corrected, before = {} } = joined ?? {}
  return {
    fileName: corrected?.isWhole ? rejectedFileName(fileName) : fileName,
    filePath,
    size: converted?.size ?? size,
    notes,
    corrected,
    answers: {
      ...before,
      ...(converted && { hiddenColumns: converted.hiddenColumns }),
      ...(layout?.values.length && { addedColumns: layout.values.map(({ name }) => name) }),
    },
    withSecrets: kind.secretKey === undefined ? undefined : await takeSecretsOut(files, kind, filePath),
  }
}
