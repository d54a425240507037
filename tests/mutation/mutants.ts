import ts from 'typescript-api'

/** One small change of a file's code that a test should notice. */
export interface Mutant {
  /** The file's path, a colon, and the number of the mutant in it. */
  id: string
  start: number
  end: number
  /** From 1. */
  line: number
  original: string
  replacement: string
  /** An expression is replaced; a statement, or a property of an object, is left out. */
  kind: 'expression' | 'statement' | 'property'
}

const swapped = new Map<ts.SyntaxKind, string>([
  [ts.SyntaxKind.AmpersandAmpersandToken, '||'],
  [ts.SyntaxKind.BarBarToken, '&&'],
  [ts.SyntaxKind.LessThanToken, '<='],
  [ts.SyntaxKind.LessThanEqualsToken, '<'],
  [ts.SyntaxKind.GreaterThanToken, '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '>'],
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '==='],
])

/** The changed text of a node, if it has one; an empty text leaves a statement or property out. */
function changeOf(node: ts.Node, source: ts.SourceFile): string | undefined {
  const text = node.getText(source)
  const { parent } = node
  if (ts.isPropertyAssignment(parent) && node === parent.initializer && nameOf(parent) === 'authScopes') {
    if (!ts.isArrowFunction(node))
      return text.includes('signedIn') ? '{ public: true }' : '{ signedIn: true }'
  }
  if (ts.isBinaryExpression(node)) {
    const other = swapped.get(node.operatorToken.kind)
    return other && `(${node.left.getText(source)}) ${other} (${node.right.getText(source)})`
  }
  if (isCondition(node)) return `!(${text})`
  if (node.kind === ts.SyntaxKind.TrueKeyword || node.kind === ts.SyntaxKind.FalseKeyword)
    return ts.isLiteralTypeNode(parent) ? undefined : String(text === 'false')
  if (ts.isNumericLiteral(node)) {
    if (isName(node)) return undefined
    // Nobody notices one millisecond, byte or row more.
    return Number(node.text) < 1_000 ? `(${text} + 1)` : `(${text} * 2)`
  }
  if (ts.isThrowStatement(node)) return ''
  if (ts.isReturnStatement(node)) return isEarly(node) ? '' : undefined
  if (ts.isExpressionStatement(node)) return isCall(node) ? '' : undefined
  return ts.isObjectLiteralElement(node) && isWhereCondition(node) ? '' : undefined
}

/** Not of what a module defines as it is imported, and not of what a constructor must have. */
function isCall({ expression, parent }: ts.ExpressionStatement): boolean {
  const call = ts.isAwaitExpression(expression) ? expression.expression : expression
  return (
    ts.isCallExpression(call) &&
    call.expression.kind !== ts.SyntaxKind.SuperKeyword &&
    !ts.isSourceFile(parent)
  )
}

/** Whether a property is one of the conditions in a query's `where`. One that is alone in another stands for it. */
function isWhereCondition({ parent }: ts.ObjectLiteralElement): boolean {
  const isWhole = ts.isPropertyAssignment(parent.parent) && nameOf(parent.parent) === 'where'
  if (!isWhole && ts.isObjectLiteralExpression(parent) && parent.properties.length === 1) return false
  for (
    let node: ts.Node = parent;
    ts.isExpression(node) || ts.isObjectLiteralElement(node);
    node = node.parent
  ) {
    if (ts.isFunctionLike(node)) return false
    if (ts.isPropertyAssignment(node) && nameOf(node) === 'where') return true
  }
  return false
}

const nameOf = ({ name }: ts.PropertyAssignment) => (ts.isIdentifier(name) ? name.text : '')

function isCondition(node: ts.Node): boolean {
  const { parent } = node
  if (ts.isConditionalExpression(parent)) return parent.condition === node
  return (ts.isIfStatement(parent) || ts.isWhileStatement(parent)) && parent.expression === node
}

/** A type's literal, a property's name, or a number with a sign before it, whose place takes no other expression. */
function isName(node: ts.NumericLiteral): boolean {
  const { parent } = node
  return (
    ts.isLiteralTypeNode(parent) ||
    ts.isPrefixUnaryExpression(parent) ||
    ts.isEnumMember(parent) ||
    ((ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent)) && parent.name === node)
  )
}

function isEarly(node: ts.ReturnStatement): boolean {
  const { parent } = node
  if (!ts.isBlock(parent)) return ts.isIfStatement(parent)
  return !ts.isFunctionLike(parent.parent) && !ts.isTryStatement(parent.parent)
}

/** All mutants of a file, in the order of its text; outer ones before those inside them. */
export function mutantsOf(path: string, text: string): Mutant[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const mutants: Mutant[] = []
  const visit = (node: ts.Node, inScopes: boolean): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return
    const replacement = inScopes ? undefined : changeOf(node, source)
    if (replacement !== undefined) {
      const start = node.getStart(source)
      const line = source.getLineAndCharacterOfPosition(start).line + 1
      const original = text.slice(start, node.end)
      const kind = ts.isStatement(node)
        ? 'statement'
        : ts.isObjectLiteralElement(node)
          ? 'property'
          : 'expression'
      const id = `${path}:${mutants.length}`
      mutants.push({ id, start, end: node.end, line, original, replacement, kind })
    }
    const within = inScopes || (ts.isPropertyAssignment(node.parent) && replacement?.endsWith(': true }'))
    ts.forEachChild(node, (child) => visit(child, within === true))
  }
  ts.forEachChild(source, (child) => visit(child, false))
  return mutants
}

/** The file with all its mutants in it, of which `__mutant(id)` turns on one. */
export function withSwitches(text: string, mutants: readonly Mutant[]): string {
  const write = (from: number, to: number, inner: readonly Mutant[]): string => {
    let written = ''
    let at = from
    for (let i = 0; i < inner.length; ) {
      const outer = inner[i] as Mutant
      let next = i + 1
      while (next < inner.length && (inner[next] as Mutant).start < outer.end) next++
      const original = write(outer.start, outer.end, inner.slice(i + 1, next))
      written += text.slice(at, outer.start)
      const isOn = `__mutant(${JSON.stringify(outer.id)})`
      written += {
        // In a block: an `else` may follow.
        statement: `{ if (!${isOn}) { ${original} } }`,
        property: `...(${isOn} ? {} : { ${original} })`,
        expression: `(${isOn} ? (${outer.replacement}) : (${original}))`,
      }[outer.kind]
      at = outer.end
      i = next
    }
    return written + text.slice(at, to)
  }
  return write(0, text.length, mutants)
}
