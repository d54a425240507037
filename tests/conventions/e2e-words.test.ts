import ts from 'typescript-api'
import { expect, test } from 'vitest'
import { literalsIn, piecesIn, piecesOf, productTexts, VALUE } from '#tests/support/project/screen-words.ts'
import { nodesOf, parse, sourceFiles } from '#tests/support/project/source-files.ts'

/** Functions whose first argument is on the screen. */
const seeks =
  /^(getByText|getByLabel|getByPlaceholder|toContainText|toHaveText|toHaveAccessibleDescription|toHaveAccessibleName|sees|press|choose|tick)$/

const files = sourceFiles()
const texts = productTexts(files)
const product = texts.join('\n')

/** Stand on pages all the same. */
const exceptions = [
  // Apollo's page.
  'execute query',
  // In the list of students of the demo.
  'Prabin Sharma',
  // Parts that are no names stand in the place of values.
  'Asha Rai removed the demo',
  'Please fix them before uploading',
  'candidate in no other file will find no result of this exam any more',
  'has the Candidate ID nobody',
  'has the candidate nobody',
  'students invited',
  'without photograph',
  'मान छ',
  'स्तम्भ छ।',
  'यस ठेगानामा विद्यार्थीको खाता पहिल्यै छ',
]

/** What a call looks for on the screen. */
function soughtBy(call: ts.CallExpression): ts.Node[] {
  const { expression, arguments: given } = call
  const name = ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText()
  const [first, second] = given
  if (name === 'toast') return second ? [second] : []
  if (name === 'getByRole' && second && ts.isObjectLiteralExpression(second)) {
    return second.properties.flatMap((one) =>
      ts.isPropertyAssignment(one) && one.name.getText() === 'name' ? [one.initializer] : [],
    )
  }
  return seeks.test(name) && first ? [first] : []
}

const inTests = files
  .filter(({ path }) => /^tests\/(e2e|support)\//.test(path))
  .map((file) => {
    const nodes = nodesOf(parse(file))
    const sought = nodes.flatMap((node) => (ts.isCallExpression(node) ? soughtBy(node) : []))
    return { path: file.path, sought, others: nodes.filter((node) => !sought.includes(node)) }
  })

/** What may stand in the place of values: what tests type, names of the demo, and roles and the like. */
const values = new Set([
  ...inTests.flatMap(({ others }) => others.flatMap(piecesIn)),
  ...files
    .filter(({ path }) => path.startsWith('prisma/') || path.endsWith('/demo-accounts.ts'))
    .flatMap(literalsIn)
    .flatMap(piecesOf),
  ...texts.flatMap(piecesOf).filter((piece) => /^(?:[A-Z][a-z]+|[\u0900-\u097f]+)$/.test(piece)),
])

const whole = new Set(texts)
const typed = [...values].join('\n')

/** A piece with one value or two in it or around it, such as `Delete {title}`, as texts of the product have it. */
function withValuesIn(words: readonly string[], most = 2): string[] {
  if (most === 0) return []
  return words.flatMap((_, from) =>
    words.slice(from).flatMap((_, length) => {
      const [before, value, after] = [
        words.slice(0, from),
        words.slice(from, from + length + 1),
        words.slice(from + length + 1),
      ]
      if (!isValue(value.join(' '))) return []
      return [after, ...withValuesIn(after, most - 1).map((text) => text.split(' '))].map((rest) =>
        [...before, VALUE, ...rest].join(' '),
      )
    }),
  )
}

/** A text with values, as the product has it in one, or beside the values. */
function isSaid(text: string): boolean {
  const words = text.replaceAll(VALUE, '').trim()
  // A name stands before what its bearer has done.
  const action = text.endsWith(VALUE) ? text.replace(`${VALUE} `, '') : text
  return words !== '' && (product.includes(text) || product.includes(action) || whole.has(words))
}

/** A lone small word is none: it would be too many words. */
const isValue = (text: string) => values.has(text) && !/^[a-z]+$/.test(text)

function isKnown(piece: string): boolean {
  if (product.includes(piece) || typed.includes(piece) || exceptions.includes(piece)) return true
  return withValuesIn(piece.split(' ')).some((text) => isSaid(text))
}

test('every text that a browser test looks for can stand on a page', () => {
  const unknown = inTests.flatMap(({ path, sought }) =>
    sought
      .flatMap(piecesIn)
      .filter((piece) => !isKnown(piece))
      .map((piece) => `${path}: ${piece}`),
  )
  expect(unknown).toEqual([])
})

test('no exception is left that stands in the product by now', () => {
  const sought = new Set(inTests.flatMap((file) => file.sought.flatMap(piecesIn)))
  expect(exceptions.filter((piece) => !sought.has(piece) || product.includes(piece))).toEqual([])
})
