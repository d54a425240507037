import { posix } from 'node:path'
import ts from 'typescript-api'
import { nodesOf, parse, type SourceFile } from '#tests/support/project/source-files.ts'

export interface Import {
  /** The importing file, from the project's folder. */
  from: string
  /** As written. */
  specifier: string
  /** The imported file, from the project's folder; undefined for a package. */
  file: string | undefined
  /** Gone after compilation. */
  typeOnly: boolean
}

/** Everything a file imports, re-exports or loads at run time by a literal name. */
export function importsOf(source: SourceFile): Import[] {
  return nodesOf(parse(source)).flatMap((node) => {
    const found = specifierOf(node)
    if (!found) return []
    return [{ from: source.path, ...found, file: fileOf(source.path, found.specifier) }]
  })
}

function specifierOf(node: ts.Node): { specifier: string; typeOnly: boolean } | undefined {
  if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
    const typeOnly = node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
    return { specifier: node.moduleSpecifier.text, typeOnly }
  }
  if (ts.isExportDeclaration(node) && node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier)) {
    return { specifier: node.moduleSpecifier.text, typeOnly: node.isTypeOnly }
  }
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    const [argument] = node.arguments
    if (argument && ts.isStringLiteral(argument)) return { specifier: argument.text, typeOnly: false }
  }
  // A worker: `new Worker(new URL('./worker.ts', import.meta.url))`.
  if (ts.isNewExpression(node) && node.expression.getText() === 'Worker') {
    const [url] = node.arguments ?? []
    const [file] = url && ts.isNewExpression(url) ? (url.arguments ?? []) : []
    if (file && ts.isStringLiteral(file)) return { specifier: file.text, typeOnly: false }
  }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
    const { literal } = node.argument
    if (ts.isStringLiteral(literal)) return { specifier: literal.text, typeOnly: true }
  }
  return undefined
}

function fileOf(from: string, specifier: string): string | undefined {
  const [path = ''] = specifier.split('?')
  if (path.startsWith('#')) return path.slice(1)
  return path.startsWith('.') ? posix.join(posix.dirname(from), path) : undefined
}
