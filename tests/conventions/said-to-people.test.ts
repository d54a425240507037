import ts from 'typescript-api'
import { expect, test } from 'vitest'
import labels from '#shared/content-ne.json' with { type: 'json' }
import { nodesOf, parse, sourceFiles } from '#tests/support/project/source-files.ts'

/** The text of a literal, with 1 in the place of each value. */
function textOf(node: ts.Node): string {
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return ''
  return node.head.text + node.templateSpans.map(({ literal }) => `1${literal.text}`).join('')
}

/** Names of properties, variables, functions and calls whose texts people read, with or without a full stop. */
const saysToPeople = /^(?:message|problem|reason|report|refuse|rejectFile|CsvRejected|conflict|damageTo\w*)$/
/** Of those whose texts nobody reads on a page of this site, or that are said in each language. */
const saysToOthers =
  /^(?:description|deprecationReason|help|label|placeholder|Error|TypeError|warn|info|error|debug|title|ofPreview|graphql|say|sayLabel)$/

/** Context of a literal: names of properties, variables, functions and calls around it, the nearest first. */
function namesAround(node: ts.Node): string[] {
  const names: string[] = []
  for (let at: ts.Node = node; at.parent; at = at.parent) {
    const { parent } = at
    if (ts.isCallExpression(parent) || ts.isNewExpression(parent)) {
      if (parent.expression !== at) names.push(parent.expression.getText().split('.').at(-1) ?? '')
    } else if (ts.isTaggedTemplateExpression(parent)) names.push(parent.tag.getText())
    else if (
      ts.isPropertyAssignment(parent) ||
      ts.isVariableDeclaration(parent) ||
      ts.isFunctionDeclaration(parent)
    )
      names.push(parent.name?.getText() ?? '')
  }
  return names
}

function isForPeople(node: ts.Node, text: string): boolean {
  if (!/^[A-Z“1].*[a-z]{2} .*[a-z]/.test(text)) return false
  const { parent } = node
  const isColumn = ts.isCallExpression(parent) && parent.arguments.length > 1 && parent.arguments[0] === node
  if (isColumn && parent.expression.getText() === 'report') return false
  const name = namesAround(node).find((one) => saysToPeople.test(one) || saysToOthers.test(one))
  return name === undefined ? /[a-z)”1]\.$/.test(text) : saysToPeople.test(name)
}

/** The demo has its own words; the log and programs read English. */
const hasOwnWords = /\/demo|sample-|\/serve-|\/declarations\/index/

/** Errors that only programs cause, texts of files, and the end of a help, which the labels' test has. */
const toPrograms = [
  'At most 1 notices can be deleted at once.',
  'At most 1 uploads can be deleted at once.',
  'Ask for 1 to 1 activities.',
  'Opens the original file for a signed-in admin, for ten minutes. A path of this site.',
  'Send either a token or a code.',
  'The text cannot be searched for.',
  'Only students who have signed in see them.',
  'There is no collection 1.',
  'There is no page 1 with a preview.',
  'The file has more wrong rows. They show up once these are corrected.',
  'A place, a value or the number of left out rows is too large.',
  'A key has 1 to 64 letters, digits, hyphens and underscores.',
  'Send a PIN or date of birth in the body of a POST: addresses are kept in logs and histories.',
]

test('every sentence for people is said in the language of the request', () => {
  const others = sourceFiles()
    .filter(({ path }) => /^server\/(?:domains|content)\//.test(path) && !hasOwnWords.test(path))
    .flatMap((file) =>
      nodesOf(parse(file)).flatMap((node) => {
        const text = textOf(node)
        const isKnown = toPrograms.includes(text) || Object.hasOwn(labels, text)
        return !isKnown && isForPeople(node, text) ? [`${file.path}: ${text}`] : []
      }),
    )
  expect(others).toEqual([])
})
