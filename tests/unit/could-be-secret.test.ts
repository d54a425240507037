import { describe, expect, test } from 'vitest'
import { couldBeSecret } from '#client/features/results/second-secret.ts'
import { normalBirthDate, normalPin } from '#shared/candidate-secret.ts'

describe('the form and the server take', () => {
  test.each([
    '2065-04-03',
    '२०६५/०४/०३',
    '2065.4.3',
    ' 2065 4 3 ',
    '2065 - 04 - 03',
    '1999‑12‑31',
    '2065-\u200b04-03',
    '2065-04-32',
    '२०६३।०४।२१',
    '2063–04–21',
    '2063—04—21',
    '2063,04,21',
    '2063, 4, 21',
  ])('%j as a date of birth', (text) => {
    expect(normalBirthDate(text)).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(couldBeSecret('BIRTH_DATE', text)).toBe(true)
  })

  test.each(['428316', '४२८ ३१६', '428-316', 'k7x912', 'SESAME\u200d42', '1234'])('%j as a PIN', (text) => {
    expect(normalPin(text)).toBeDefined()
    expect(couldBeSecret('PIN', text)).toBe(true)
  })
})

test.each(['03/04/2065', '3 April 2065', '20650403', '2065', '65-4-3', '2063-13-04', '2063x04x21'])(
  '%j is no date of birth',
  (text) => {
    expect(normalBirthDate(text)).toBeUndefined()
    expect(couldBeSecret('BIRTH_DATE', text)).toBe(false)
  },
)

test.each([
  ['1900-01-01', '1899-12-31'],
  ['2200-12-31', '2201-01-01'],
  ['2065-1-01', '2065-0-01'],
  ['2065-12-01', '2065-13-01'],
  ['2065-04-1', '2065-04-0'],
  ['2065-04-32', '2065-04-33'],
])('%j is a date of birth, and %j is none', (day, none) => {
  expect(normalBirthDate(day)).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(normalBirthDate(none)).toBeUndefined()
})

test.each(['12', 'my pin!', '१२३', 'x'.repeat(21)])('%j is no PIN', (text) => {
  expect(normalPin(text)).toBeUndefined()
  expect(couldBeSecret('PIN', text)).toBe(false)
})
