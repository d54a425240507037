import { existsSync, fsyncSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { clusterIn } from './cluster-folder.ts'

type InitOptions = Parameters<NodeFS['init']>

/**
 * PGlite's file system in a folder, with a working fsync, which PGlite's own has not. It also hears PostgreSQL's log: after
 * a panic (no room for the write-ahead log) PGlite would go round for ever where PostgreSQL ends its process.
 */
class DurableNodeFS extends NodeFS {
  readonly #onPanic: (words: string) => never

  constructor(folder: string, onPanic: (words: string) => never) {
    super(folder)
    this.#onPanic = onPanic
  }

  override async init(pg: InitOptions[0], options: InitOptions[1]) {
    const { emscriptenOpts } = await super.init(pg, options)
    const preRun: NonNullable<typeof emscriptenOpts.preRun> = [
      ...(emscriptenOpts.preRun ?? []),
      (module) => {
        const fs: { filesystems?: { NODEFS?: { stream_ops: object } } } = module.FS
        Object.assign(fs.filesystems?.NODEFS?.stream_ops ?? {}, { fsync: syncToDisk })
      },
    ]
    const printErr = (line: string) => {
      if (/\bPANIC: /.test(line)) this.#onPanic(line)
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun, printErr } }
  }
}

const IO_ERROR = 29

/** In the terms of the C library: 0, or the number of the error. */
function syncToDisk(stream: { nfd: number }): number {
  try {
    fsyncSync(stream.nfd)
    return 0
  } catch {
    return IO_ERROR
  }
}

/** PostgreSQL's own way to be safe, which PGlite switches off by default, and through the one call that reaches the disk. */
const DURABLE = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'wal_sync_method=fsync'],
]

/**
 * Opens the database cluster in `folder`/cluster, making it first if it is not there (some seconds). A making that was
 * cut off leaves nothing that counts; a cluster that was not closed recovers from its write-ahead log.
 *
 * @param durable false gives up safety from a power cut (not from a killed process) for speed.
 * @param onPanic must end the thread at once.
 */
export async function openCluster(
  folder: string,
  durable: boolean,
  onPanic: (words: string) => never,
): Promise<PGlite> {
  const cluster = clusterIn(folder)
  if (!existsSync(cluster)) {
    const unfinished = join(folder, 'cluster.new')
    rmSync(unfinished, { recursive: true, force: true })
    await (await PGlite.create(unfinished)).close()
    renameSync(unfinished, cluster)
  }
  if (!durable) return PGlite.create(cluster)
  return PGlite.create({ fs: new DurableNodeFS(cluster, onPanic), startParams: DURABLE })
}
