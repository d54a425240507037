import { lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Megabytes (of 1024² bytes) that were recorded last. Write a smaller number here when it has become smaller. */
const recorded = JSON.parse(readFileSync(join(import.meta.dirname, 'sizes.json'), 'utf8')) as Record<
  string,
  number
>

/** How much larger something may become before it has to be recorded, on purpose. */
const TOLERANCE = 1.05

/** Caches of tools. */
const notInstalled = /^\.(vite|vite-temp|cache)$/

/** Space on the disk of everything in a folder, in megabytes. */
export function megabytesOf(folder: string): number {
  const bytes = (path: string): number => {
    const stat = lstatSync(path)
    const own = stat.blocks * 512
    if (!stat.isDirectory()) return own
    const names = readdirSync(path).filter((name) => !notInstalled.test(name))
    return names.reduce((sum, name) => sum + bytes(join(path, name)), own)
  }
  return bytes(folder) / 1024 ** 2
}

/** @returns a sentence when it is too large. */
export function sizeProblem(name: string, megabytes: number): string | undefined {
  const most = (recorded[name] ?? 0) * TOLERANCE
  process.stdout.write(`${name}: ${megabytes.toFixed(0)} MB, recorded ${recorded[name]} MB\n`)
  if (megabytes <= most) return undefined
  return `${name} is larger than ${most.toFixed(0)} MB. Make it smaller, or record its size in tests/image/sizes.json.`
}
