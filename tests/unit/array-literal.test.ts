import { expect, test } from 'vitest'
import { arrayLiteral } from '#server/db/array-literal.ts'

test('quotes what PostgreSQL would read otherwise and nothing else', () => {
  expect(arrayLiteral(['081000', null, 'NULL', 'a,b', '{}', 'say "yes"', 'C:\\', ''])).toBe(
    '{081000,NULL,"NULL","a,b","{}","say \\"yes\\"","C:\\\\",""}',
  )
  expect(arrayLiteral([1, 2])).toBe('{1,2}')
  expect(arrayLiteral([])).toBe('{}')
})
