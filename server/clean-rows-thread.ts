import { setPriority } from 'node:os'
import { workerData } from 'node:worker_threads'
import { type CleanPart, readCleanRows } from './domains/imports/clean-rows.ts'
import type { CleanRowsInput } from './domains/imports/clean-rows-aside.ts'
import { resultsRows } from './domains/results/results-rows.ts'
import { studentsRows } from './domains/students/students-rows.ts'
import { receiveItems, sendItems } from './lib/port-stream.ts'

// The thread that reads a large file: bytes come in, rows for the database go out (see clean-rows-aside.ts).

/** Look-ups on the same core get three quarters of it; with a larger value, whatever else a machine does would stop imports. */
const NICE = 5

// On Linux a thread has a priority of its own; elsewhere this would be the whole process's.
if (process.platform === 'linux') setPriority(NICE)

const { rowTable, layer, source, parts } = workerData as CleanRowsInput

const read: Record<
  CleanRowsInput['rowTable'],
  (file: AsyncIterable<Uint8Array>) => AsyncIterable<CleanPart>
> = {
  exam_results: (file) => readCleanRows(file, resultsRows, layer),
  students: (file) => readCleanRows(file, studentsRows, layer),
}

await sendItems(parts, read[rowTable](receiveItems<Uint8Array>(source)), (part) =>
  'text' in part ? [part.text.buffer] : [],
)
