import { MessageChannel, type MessagePort } from 'node:worker_threads'
import { receiveItems, sendItems } from '#server/lib/port-stream.ts'
import { startThread } from '#server/lib/start-thread.ts'
import type { CleanPart } from './read-rows.ts'
import type { RowFormat } from './import-definition.ts'

/** Input from which the thread makes the format: functions cannot be sent. */
type ThreadFormat = Pick<
  RowFormat,
  'rowTable' | 'fullMarks' | 'subjects' | 'subjectColumns' | 'takesRemarks' | 'secretKey'
>

/** The worker thread's data. */
export interface CleanRowsInput extends ThreadFormat {
  layer: number
  /** Receives the file's bytes. */
  source: MessagePort
  /** Sends the portions and the facts. */
  parts: MessagePort
}

/** Enough for files of any size, because they are read in portions. Without limits V8 would use more memory. */
const LIMITS = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 18 }

/**
 * Runs readCleanRows on a worker thread with low priority, so that look-ups are answered while a large file is read.
 */
export async function* readCleanRowsOnThread(
  file: AsyncIterable<Uint8Array>,
  { rowTable, fullMarks, subjects, subjectColumns, takesRemarks, secretKey }: ThreadFormat,
  layer: number,
): AsyncGenerator<CleanPart> {
  const [bytes, read] = [new MessageChannel(), new MessageChannel()]
  const given = { rowTable, fullMarks, subjects, subjectColumns, takesRemarks, secretKey, layer }
  const workerData: CleanRowsInput = { ...given, source: bytes.port2, parts: read.port2 }
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
    yield* receiveItems<CleanPart>(read.port1, failing.signal)
  } finally {
    bytes.port1.close()
    await thread.terminate()
  }
}
