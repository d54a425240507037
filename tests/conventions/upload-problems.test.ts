import ts from 'typescript-api'
import { expect, test } from 'vitest'
import { importWords } from '#client/locales/ne/import-words.ts'
import { peopleWords } from '#client/locales/ne/people-words.ts'
import { addApiWords, wordsOfApi } from '#client/locales/ne/words-of-api.ts'
import { nodesOf, parse, sourceFiles } from '#tests/support/project/source-files.ts'

addApiWords({ ...importWords, ...peopleWords })

/** The texts that an expression may be, with 1 in the place of each value. */
function textsOf(expression: ts.Node | undefined): string[] {
  if (!expression) return []
  if (ts.isStringLiteralLike(expression)) return [expression.text]
  if (ts.isTemplateExpression(expression))
    return [expression.head.text + expression.templateSpans.map(({ literal }) => `1${literal.text}`).join('')]
  if (ts.isConditionalExpression(expression))
    return [...textsOf(expression.whenTrue), ...textsOf(expression.whenFalse)]
  return []
}

/** What is reported of a cell, and why an ID cannot be taken. */
function problemsIn(node: ts.Node): string[] {
  if (ts.isCallExpression(node) && node.expression.getText() === 'report') return textsOf(node.arguments[1])
  if (ts.isPropertyAssignment(node) && node.name.getText() === 'problem') return textsOf(node.initializer)
  const isDamage = ts.isFunctionDeclaration(node) && node.name?.text === 'damageTo'
  return isDamage
    ? nodesOf(node).flatMap((inside) => (ts.isReturnStatement(inside) ? textsOf(inside.expression) : []))
    : []
}

test('every problem of an uploaded table is there in Nepali', () => {
  const found = sourceFiles()
    .filter(({ path }) => /^server\/domains\/(?:imports|results|students)\//.test(path))
    .flatMap((file) => nodesOf(parse(file)).flatMap(problemsIn))
    .filter((text) => /[a-z]/i.test(text))
  expect(found.length).toBeGreaterThan(15)
  expect(found.filter((text) => wordsOfApi(text) === undefined)).toEqual([])
})

test('a sentence inside another is in Nepali, too', () => {
  const words = wordsOfApi('Expected number, received “x”. If this column is no subject, leave it out.')
  expect(words).toBe('सङ्ख्या हुनुपर्ने ठाउँमा “x” छ। यो स्तम्भ विषय होइन भने छोड्नुहोस्।')
})
