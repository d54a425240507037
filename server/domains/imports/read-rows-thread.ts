import { workerData } from 'node:worker_threads'
import { resultsRowsOf } from '#server/domains/results/import/read-results-csv.ts'
import { studentsRowsOf } from '#server/domains/students/students-rows.ts'
import { receiveItems, sendItems } from '#server/lib/port-stream.ts'
import { lowerThreadPriority } from '#server/lib/thread-priority.ts'
import { type CleanPart, readCleanRows } from './read-rows.ts'
import type { CleanRowsInput } from './read-rows-on-thread.ts'

// The worker thread that converts the bytes of a large file to rows for the database (see read-rows-on-thread.ts).

lowerThreadPriority()

const { rowTable, secretKey, layer, source, parts, ...format } = workerData as CleanRowsInput

const read: Record<
  CleanRowsInput['rowTable'],
  (file: AsyncIterable<Uint8Array>) => AsyncIterable<CleanPart>
> = {
  exam_results: (file) => readCleanRows(file, resultsRowsOf(format), layer),
  students: (file) => readCleanRows(file, studentsRowsOf(secretKey), layer),
}

await sendItems(parts, read[rowTable](receiveItems<Uint8Array>(source)), (part) =>
  'text' in part ? [part.text.buffer] : [],
)
