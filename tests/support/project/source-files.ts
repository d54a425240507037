import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import ts from 'typescript-api'
import { projectRoot } from './paths.ts'

export interface SourceFile {
  /** From the project's folder, with forward slashes. */
  path: string
  text: string
}

const folders = ['client', 'server', 'shared', 'prisma', 'tests', 'tools']
/** Generated, or installed by the packages of single tools. */
const notOurs = /^(client\/gql|server\/generated|tests\/gql|tests\/\.output)\/|\/node_modules\//

let files: readonly SourceFile[] | undefined

/** Every hand-written TypeScript file of the project, read once for all tests of a worker. */
export function sourceFiles(): readonly SourceFile[] {
  files ??= readSourceFiles()
  return files
}

function readSourceFiles(): SourceFile[] {
  const inFolders = folders.flatMap((folder) =>
    readdirSync(join(projectRoot, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(projectRoot, join(entry.parentPath, entry.name)).split(sep).join('/')),
  )
  return [...inFolders, 'codegen.ts']
    .filter((path) => /\.(tsx?|js)$/.test(path) && !notOurs.test(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(projectRoot, path), 'utf8') }))
}

const options = {
  languageVersion: ts.ScriptTarget.ESNext,
  jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
}
const parsed = new WeakMap<SourceFile, ts.SourceFile>()
const nodes = new WeakMap<ts.Node, readonly ts.Node[]>()

/** The file as the compiler sees it, without its comments; parsed once. */
export function parse(file: SourceFile): ts.SourceFile {
  const source = parsed.get(file) ?? ts.createSourceFile(file.path, file.text, options, true)
  parsed.set(file, source)
  return source
}

/** Every node of a file, each before those inside it. */
export function nodesOf(root: ts.Node): readonly ts.Node[] {
  const known = nodes.get(root)
  if (known) return known
  const found: ts.Node[] = []
  const add = (node: ts.Node) => {
    found.push(node)
    ts.forEachChild(node, add)
  }
  add(root)
  nodes.set(root, found)
  return found
}
