import { MessageChannel, type MessagePort } from 'node:worker_threads'
import { receiveItems, sendItems } from '#server/lib/port-stream.ts'
import { startThread } from '#server/lib/start-thread.ts'
import type { LayerRow, RowFormat } from './import-definition.ts'
import type { RowPart } from './read-rows.ts'

/** Input from which the thread makes the format: functions cannot be sent. */
type ThreadFormat = Pick<
  RowFormat,
  'rowTable' | 'fullMarks' | 'subjects' | 'subjectColumns' | 'takesRemarks' | 'secretKey' | 'answers'
>

export interface ReadRowsInput extends ThreadFormat {
  layer: number
  /** Receives the file's bytes. */
  source: MessagePort
  /** Sends the portions and the facts. */
  parts: MessagePort
}

/** Enough for files of any size, because they are read in portions. Without limits V8 would use more memory. */
const LIMITS = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 18 }

/**
 * Runs readRows for COPY on a worker thread with low priority, so that look-ups are answered while a large file is read.
 */
export async function* readRowsOnThread<Row extends LayerRow>(
  file: AsyncIterable<Uint8Array>,
  { rowTable, fullMarks, subjects, subjectColumns, takesRemarks, secretKey, answers }: ThreadFormat,
  { layer }: { layer: number },
): AsyncGenerator<RowPart<Row>> {
  const [bytes, read] = [new MessageChannel(), new MessageChannel()]
  const given = { rowTable, fullMarks, subjects, subjectColumns, takesRemarks, secretKey, answers, layer }
  const workerData: ReadRowsInput = { ...given, source: bytes.port2, parts: read.port2 }
  const thread = startThread('read-rows-thread', import.meta.url, {
    workerData,
    transferList: [bytes.port2, read.port2],
    resourceLimits: LIMITS,
  })
  const failing = new AbortController()
  thread.once('error', (error) => failing.abort(error))
  thread.once('exit', (code) => failing.abort(new Error(`The thread that reads a file ended with ${code}`)))
  sendItems(bytes.port1, file).catch((error: unknown) => failing.abort(error))
  try {
    yield* receiveItems<RowPart<Row>>(read.port1, failing.signal)
  } finally {
    bytes.port1.close()
    await thread.terminate()
  }
}
