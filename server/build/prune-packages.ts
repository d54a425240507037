import { existsSync } from 'node:fs'
import { readdir, readFile, rm, rmdir } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { externalPackages } from './external-packages.ts'

// `tsx server/build/prune-packages.ts <folder>`: deletes from that node_modules the files that the built server never loads. Of bundled
// packages their licences stay, and the package.json by which scanners know them.

interface Package {
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

const kept = /^(package\.json|(un)?licen[cs]e.*|copying.*|notice.*)$/i

/** Files of loaded packages that Node does not load: types, source maps, texts, modules for other systems. */
const neverLoaded = [
  /\.(d\.[cm]?ts|[cm]?ts|map|md|markdown|flow|tsbuildinfo)$/i,
  /\/(dist-es|dist-types)\//,
  /(^|node_modules\/)(@[^/]+\/)?[^/]+\/(tests?|docs|examples?|benchmarks?)\//,
  // Extensions of PostgreSQL that no migration creates, and a second build of everything.
  /^@electric-sql\/pglite\/dist\/.*(\.tar\.gz|\.cjs)$/,
]

/** Every folder with a package, also those inside another package. */
async function packageFolders(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && entry.name === 'package.json')
    .map((entry) => entry.parentPath)
    .filter((path) => /node_modules\/(@[^/]+\/)?[^/]+$/.test(join('node_modules', relative(folder, path))))
}

/** The folder that Node finds for a package which a package of `from` names. */
function resolveFrom(from: string, name: string, top: string): string | undefined {
  for (let folder = from; folder.startsWith(top); folder = dirname(folder)) {
    const path = join(folder, ...(folder === top ? [] : ['node_modules']), name)
    if (existsSync(join(path, 'package.json'))) return path
  }
  return undefined
}

/** Folders of the packages that the built server loads, and of those which these need. */
async function loadedFolders(top: string): Promise<Set<string>> {
  const found = new Set<string>()
  const queue = externalPackages.map((name) => join(top, name))
  for (let folder = queue.pop(); folder !== undefined; folder = queue.pop()) {
    if (found.has(folder)) continue
    found.add(folder)
    const { dependencies, optionalDependencies } = JSON.parse(
      await readFile(join(folder, 'package.json'), 'utf8'),
    ) as Package
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const needed = resolveFrom(folder, name, top)
      if (needed !== undefined) queue.push(needed)
      else if (!(name in (optionalDependencies ?? {})))
        throw new Error(`${relative(top, folder)} needs ${name}, which is not installed`)
    }
  }
  return found
}

async function removeEmptyFolders(folder: string): Promise<void> {
  const folders = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isDirectory())
  for (const { name } of folders) await removeEmptyFolders(join(folder, name))
  if ((await readdir(folder)).length === 0) await rmdir(folder)
}

async function prune(top: string): Promise<void> {
  const folders = await packageFolders(top)
  const loaded = await loadedFolders(top)
  for (const entry of await readdir(top, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() && !entry.isSymbolicLink()) continue
    const path = join(entry.parentPath, entry.name)
    const owner = folders
      .filter((folder) => path.startsWith(`${folder}/`))
      .sort((a, b) => b.length - a.length)[0]
    const isKept = owner !== undefined && dirname(path) === owner && kept.test(entry.name)
    const isLoaded =
      owner !== undefined &&
      loaded.has(owner) &&
      !neverLoaded.some((pattern) => pattern.test(relative(top, path)))
    if (!isKept && !isLoaded) await rm(path)
  }
  await removeEmptyFolders(top)
  process.stdout.write(`${loaded.size} of ${folders.length} packages are loaded by the built server.\n`)
}

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Name the node_modules folder to prune')
await prune(resolve(folder))
