import ts from 'typescript-api'
import { expect, test } from 'vitest'
import { nodesOf, parse, type SourceFile, sourceFiles } from '#tests/support/project/source-files.ts'

/** Conditions for leaving tests out: features that a machine or its database lacks. A run lists them. */
const allowed = [
  'skip(!isInstalled[engine])',
  'skipIf(!proxy.installed)',
  'skipIf(!cache.installed)',
  'skipIf(!hasOpenssl)',
  'skipIf(!hasSocket)',
  'skipIf(!hasAnalyzer)',
  'skipIf(!hasPromtool)',
  'skipIf(!hasCurl)',
  'skipIf(!hasPostgres)',
  'skipIf(!hasLibreOffice)',
  'runIf(hasCaddy)',
  'runIf(hasNginx)',
  "if (label === 'Caddy')",
  'skipIf(!serverUrl)',
  'skip(!serverUrl)',
  'skipIf(!url)',
  'skipIf(!server)',
  'skipIf(!connectionString)',
  'skipIf(process.env.TEST_DATABASE_URL)',
  'skipIf(!process.env.TEST_DATABASE_URL)',
  'skipIf(!serverUrl || !hasPgBouncer)',
  'skipIf(!serverUrl || !hasPgBouncer || !hasOpenssl)',
  "skipIf(!process.env.TEST_DATABASE_URL || !existsSync('/proc/self/limits'))",
  'skip(!isTold)',
  'skip(!hasFirefox)',
  'skipIf(!disk.mounted)',
  'skipIf(process.getuid?.() === 0)',
  'runIf(process.getuid?.() === 0)',
  "skipIf(process.platform !== 'linux')",
]

const definers = ['test', 'it', 'describe', 'suite']
const hooks = ['beforeEach', 'beforeAll', 'afterEach', 'afterAll']
const words = ['only', 'skip', 'todo', 'fixme', 'fails', 'fail', 'skipIf', 'runIf']

/** The identifier with which `test.describe.skip` or `test.each(cases)` begins. */
function rootOf(node: ts.Node): string {
  if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node) || ts.isCallExpression(node))
    return rootOf(node.expression)
  return ts.isIdentifier(node) ? node.text : ''
}

/** The last name of `test.skip` or `test['skip']`. */
function memberOf(node: ts.Node): string {
  if (ts.isPropertyAccessExpression(node)) return node.name.text
  return ts.isElementAccessExpression(node) && ts.isStringLiteralLike(node.argumentExpression)
    ? node.argumentExpression.text
    : ''
}

const isTitle = (node: ts.Node) => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)

/** Calls that leave a test out, or all others, with their condition if there is one. */
function leavesOut(node: ts.Node): string[] {
  const member = memberOf(node)
  if (words.includes(member) && definers.includes(rootOf(node))) {
    const [first] =
      ts.isCallExpression(node.parent) && node.parent.expression === node ? node.parent.arguments : []
    return [first && !isTitle(first) ? `${member}(${first.getText()})` : member]
  }
  if (ts.isIfStatement(node))
    return isDefinition(node.thenStatement) ? [`if (${node.expression.getText()})`] : []
  if (!ts.isCallExpression(node) || ![...definers, ...hooks].includes(rootOf(node))) return []
  return node.arguments.flatMap((argument) => {
    if (ts.isObjectLiteralExpression(argument))
      return argument.properties
        .filter(({ name }) => name && words.includes(name.getText()))
        .map((one) => one.getText())
    const hasContext = ts.isFunctionLike(argument) && !/\.each\b/.test(node.expression.getText())
    return hasContext ? argument.parameters.flatMap((parameter) => skipsBy(parameter, argument)) : []
  })
}

function isDefinition(statement: ts.Statement): boolean {
  const [only = statement] = ts.isBlock(statement) ? statement.statements : []
  if (!ts.isExpressionStatement(only) || !ts.isCallExpression(only.expression)) return false
  const [first] = only.expression.arguments
  return first !== undefined && isTitle(first) && definers.includes(rootOf(only.expression))
}

/** Uses of the context's `skip` in a test or hook. */
function skipsBy({ name }: ts.ParameterDeclaration, body: ts.Node): string[] {
  if (ts.isObjectBindingPattern(name))
    return name.elements
      .filter((one) => (one.propertyName ?? one.name).getText() === 'skip')
      .map(() => '{ skip }')
  return nodesOf(body)
    .filter((node) => memberOf(node) === 'skip' && rootOf(node) === name.getText())
    .map((node) => node.getText())
}

/** Text that each way to leave a test out contains: most files need not be parsed. */
const mayLeaveOut = new RegExp(String.raw`\b(?:${words.join('|')})\b|\)\s*\{?\s*(?:${definers.join('|')})\b`)

const leftOut = (file: SourceFile) =>
  mayLeaveOut.test(file.text) ? nodesOf(parse(file)).flatMap(leavesOut) : []

test('tests are left out only under known conditions', () => {
  const files = sourceFiles().filter(({ path }) => path.startsWith('tests/'))
  const found = files.flatMap((file) => leftOut(file).map((what) => ({ what, path: file.path })))
  expect(found.filter(({ what }) => !allowed.includes(what))).toEqual([])
  expect(allowed.filter((condition) => !found.some(({ what }) => what === condition))).toEqual([])
})

test.each([
  ["test.only('x', () => {})", 'only'],
  ["test['only']('x', () => {})", 'only'],
  ["test.describe.skip('x', () => {})", 'skip'],
  ['test.skip(!isThere)', 'skip(!isThere)'],
  ["describe.skipIf(!isThere).each(cases)('x', () => {})", 'skipIf(!isThere)'],
  ["test.runIf(isThere)('x', () => {})", 'runIf(isThere)'],
  ["test('x', { skip: true }, () => {})", 'skip: true'],
  ["test.each(cases)('x', () => {}, { fails: true })", 'fails: true'],
  ["test('x', (context) => { context.skip() })", 'context.skip'],
  ['beforeEach(({ skip }) => skip())', '{ skip }'],
  ["if (isThere) test('x', () => {})", 'if (isThere)'],
  ["if (isThere) { describe('x', () => {}) }", 'if (isThere)'],
])('this check finds %s', (text, what) => {
  expect(leftOut({ path: 'x.ts', text })).toEqual([what])
})

test.each([
  'query.skip(5)',
  "test('x', () => { if (slow) test.setTimeout(5) })",
  "test.each(cases)('x', ({ skip }) => list.slice(skip))",
  "test('x', async ({ page }) => { page.goto(skip) })",
])('this check does not find %s', (text) => {
  expect(leftOut({ path: 'x.ts', text })).toEqual([])
})
