import { type Import, importsOf } from '#tests/support/project/imports.ts'
import { parse, type SourceFile } from '#tests/support/project/source-files.ts'

type Imports = ReadonlyMap<string, readonly string[]>

/** The files among those given that each of them imports, types included. */
function importsAmong(files: readonly SourceFile[]): Imports {
  const paths = new Set(files.map(({ path }) => path))
  // The build for Nepali puts the sibling in its place.
  const withSibling = (file: string) => [file, file.replace(/\.tsx?$/, '.ne$&')]
  const imported = ({ file }: Import) =>
    file === undefined ? [] : withSibling(file).filter((one) => paths.has(one))
  return new Map(files.map((file) => [file.path, importsOf(file).flatMap(imported)]))
}

/** Everything that a file reaches, itself included. */
function reachedFrom(start: string, imports: Imports, found = new Set<string>()): Set<string> {
  if (found.has(start)) return found
  found.add(start)
  for (const file of imports.get(start) ?? []) reachedFrom(file, imports, found)
  return found
}

/** Groups of files of which each one reaches all others. */
export function importCycles(files: readonly SourceFile[]): string[][] {
  const imports = importsAmong(files)
  const reached = new Map([...imports.keys()].map((file) => [file, reachedFrom(file, imports)]))
  const cycles = new Map<string, string[]>()
  for (const [file, others] of reached) {
    const cycle = [...others].filter((other) => reached.get(other)?.has(file)).sort()
    if (cycle.length > 1 || imports.get(file)?.includes(file)) cycles.set(cycle.join(), cycle)
  }
  return [...cycles.values()]
}

const pageOf = (file: string) => /^client\/pages\/(\w+\/[\w-]+)/.exec(file)?.[1]

/** Fragments are found by their names inside other documents, without an import. */
function isFragments(file: SourceFile): boolean {
  return parse(file).statements.every((one) => /^(import|export const \w+_FRAGMENT) /.test(one.getText()))
}

/** Files of features/ that fewer than two pages reach, and files of pages/ that their own page does not. */
export function misplaced(files: readonly SourceFile[]): string[] {
  const imports = importsAmong(files.filter(({ path }) => path.startsWith('client/')))
  const pagesOf = new Map<string, Set<string>>()
  for (const start of imports.keys()) {
    const page = pageOf(start)
    const isEntry = new RegExp(`^client/pages/${page}(/page)?\\.tsx$`).test(start)
    if (page === undefined || !isEntry) continue
    for (const file of reachedFrom(start, imports)) {
      pagesOf.set(file, (pagesOf.get(file) ?? new Set()).add(page))
    }
  }
  return files.flatMap((file) => {
    const { path } = file
    const pages = [...(pagesOf.get(path) ?? [])]
    const isShared = path.startsWith('client/features/') && !isFragments(file)
    if (isShared && pages.length < 2) return [`${path} is of one page: ${pages.join()}`]
    const own = pageOf(path)
    return own !== undefined && pages.join() !== own ? [`${path} is of other pages: ${pages.join()}`] : []
  })
}
