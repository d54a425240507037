import { expect, test } from 'vitest'
import { rupeesOf } from '#server/domains/student-area/payments-file.ts'

const signs = ['', '₹', 'रु', 'रु.', 'रु॰', 'रू', 'रू.', 'Rs', 'rs.', 'Rs.', 'NPR', 'NPR.']
const numbers = ['5000', '5,000', '५०००', '५,०००', '5,000.00', '5000.0']
const ends = ['', '/-', ' /-', '/=']

test('an amount is read with each sign of the rupee, and as receipts and bills write it', () => {
  const cells = signs.flatMap((sign) =>
    ['', ' '].flatMap((space) =>
      numbers.flatMap((number) => ends.map((end) => (sign + space + number + end).trim())),
    ),
  )
  for (const cell of cells) expect(rupeesOf(cell), cell).toBe('5000')
})

test.each(['5000.50', 'Rs', '$5000', '5000/', '5 000', 'रुपैयाँ 5000', '-5000', ''])(
  '“%s” is no whole number of rupees',
  (cell) => {
    expect(rupeesOf(cell)).not.toMatch(/^\d+$/)
  },
)
