import { existsSync, fsyncSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { clusterIn } from './cluster-folder.ts'
import { clusterTemplate, unpackCluster } from './cluster-template.ts'

type InitOptions = Parameters<NodeFS['init']>

/**
 * PGlite's file system in a folder, with a working fsync, which PGlite's own lacks. It also reads PostgreSQL's log:
 * after a panic (no space for the write-ahead log), PGlite would loop where PostgreSQL ends its process.
 */
class DurableNodeFS extends NodeFS {
  readonly #onPanic: (message: string) => never

  constructor(folder: string, onPanic: (message: string) => never) {
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

/** Returns as the C library does: 0, or the error number. */
function syncToDisk(stream: { nfd: number }): number {
  try {
    fsyncSync(stream.nfd)
    return 0
  } catch {
    return IO_ERROR
  }
}

/** WebAssembly takes the whole buffer from the system at the start: PostgreSQL's 128 MB were a third of the process. */
const COMMON = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB']

/** Turns fsync on, which PGlite turns off by default, through the one system call that PGlite supports. */
const DURABLE = [...COMMON.filter((parameter) => parameter !== '-F'), '-c', 'wal_sync_method=fsync']

/**
 * Opens the database cluster in `folder`/cluster, and creates it first if needed (some seconds). An interrupted
 * creation is discarded; a cluster that was not closed recovers from its write-ahead log.
 *
 * @param durable false trades safety from a power cut (not from a killed process) for speed.
 * @param onPanic must end the thread at once.
 */
export async function openCluster(
  folder: string,
  durable: boolean,
  onPanic: (message: string) => never,
): Promise<PGlite> {
  const cluster = clusterIn(folder)
  if (!existsSync(cluster)) {
    const unfinished = join(folder, 'cluster.new')
    rmSync(unfinished, { recursive: true, force: true })
    if (existsSync(clusterTemplate)) await unpackCluster(clusterTemplate, unfinished)
    else await (await PGlite.create(unfinished)).close()
    renameSync(unfinished, cluster)
  }
  if (!durable) return PGlite.create(cluster, { startParams: COMMON })
  return PGlite.create({ fs: new DurableNodeFS(cluster, onPanic), startParams: DURABLE })
}
