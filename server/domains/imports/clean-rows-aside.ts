import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads'
import { receiveItems, sendItems } from '#server/lib/port-stream.ts'
import type { CleanPart } from './clean-rows.ts'
import type { RowFormat } from './layer-kind.ts'

/** What the thread is started with. */
export interface CleanRowsInput {
  rowTable: RowFormat['rowTable']
  layer: number
  /** The file's bytes come in here. */
  source: MessagePort
  /** What is read of it goes out here. */
  parts: MessagePort
}

/** Enough for any file, for it is read in portions; V8 would take more, and keep it. */
const LIMITS = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 18 }

/**
 * The same as readCleanRows, on a thread of its own that leaves the processor to others: a million rows take seconds, and
 * look-ups are answered meanwhile.
 */
export async function* readCleanRowsAside(
  file: AsyncIterable<Uint8Array>,
  { rowTable }: Pick<RowFormat, 'rowTable'>,
  layer: number,
): AsyncGenerator<CleanPart> {
  const [bytes, read] = [new MessageChannel(), new MessageChannel()]
  const fromSource = import.meta.url.endsWith('.ts')
  // In the build, the thread's bundle lies beside the server's.
  const entry = fromSource ? '../../clean-rows-from-source.js' : 'clean-rows-thread.js'
  const workerData: CleanRowsInput = { rowTable, layer, source: bytes.port2, parts: read.port2 }
  const thread = new Worker(new URL(entry, import.meta.url), {
    workerData,
    transferList: [bytes.port2, read.port2],
    resourceLimits: LIMITS,
    ...(fromSource && { execArgv: [] }),
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
