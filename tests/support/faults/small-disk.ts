import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A disk of its own, small enough to be filled. */
export interface SmallDisk {
  folder: string
  /** Whether it is there: not every process may mount. */
  mounted: boolean
  /** Bytes that are free. */
  free(): number
  /** Takes all its room but so many bytes. */
  fill(left: number): void
  /** Gives that room back. */
  empty(): void
  remove(): void
}

/** Mounts it, in memory, if this process may. */
export function smallDisk(megabytes: number): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'pravesh-disk-'))
  const mount = ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]
  const mounted = spawnSync('mount', mount).status === 0
  const ballast = join(folder, 'ballast')
  const free = () => {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  }
  return {
    folder,
    mounted,
    free,
    fill: (left) => writeFileSync(ballast, Buffer.alloc(free() - left)),
    empty: () => rmSync(ballast, { force: true }),
    remove() {
      if (mounted) execFileSync('umount', ['--lazy', folder])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
