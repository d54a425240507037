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
const notOurs =
  /^(client\/gql|client\/ui\/icons|server\/generated|tests\/gql|tests\/\.output)\/|\/node_modules\//

/** Every hand-written TypeScript file of the project. */
export function sourceFiles(): SourceFile[] {
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

/** The file as the compiler sees it. */
export function parse({ path, text }: SourceFile): ts.SourceFile {
  return ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true)
}

/** Every node of a file, each before those inside it. */
export function nodesOf(root: ts.Node): ts.Node[] {
  const nodes: ts.Node[] = []
  const add = (node: ts.Node) => {
    nodes.push(node)
    ts.forEachChild(node, add)
  }
  add(root)
  return nodes
}
