import { workerData } from 'node:worker_threads'
import { resultsRowsOf } from '#server/domains/results/import/read-results-csv.ts'
import { studentsRowsOf } from '#server/domains/students/read-students-csv.ts'
import { receiveItems, sendItems } from '#server/lib/port-stream.ts'
import { lowerThreadPriority } from '#server/lib/thread-priority.ts'
import { type RowPart, readRows } from './read-rows.ts'
import type { ReadRowsInput } from './read-rows-on-thread.ts'

// The worker thread that converts the bytes of a large file to rows for the database (see read-rows-on-thread.ts).

lowerThreadPriority()

const { rowTable, secretKey, layer, source, parts, ...format } = workerData as ReadRowsInput
const options = { layer, forCopy: true }

const read: Record<ReadRowsInput['rowTable'], (file: AsyncIterable<Uint8Array>) => AsyncIterable<RowPart>> = {
  exam_results: (file) => readRows(file, resultsRowsOf(format), options),
  students: (file) => readRows(file, { ...studentsRowsOf(secretKey), answers: format.answers }, options),
}

await sendItems(parts, read[rowTable](receiveItems<Uint8Array>(source)), (part) =>
  'text' in part ? [part.text.buffer] : [],
)
