import { expect, test } from 'vitest'
import { fileSize } from '#client/ui/file-size.ts'
import { languageOf } from '#client/ui/lang.tsx'
import { isOutside } from '#client/ui/outside-link.ts'
import { internationalDigits, telephoneLink, whatsAppLink } from '#client/ui/phone.ts'
import { inBothDigits } from '#shared/digits.ts'
import fc from '#tests/support/project/fuzz.ts'

test.each([
  ['01-5970124', '97715970124'],
  ['9800000124', '9779800000124'],
  ['+977 980-0000124', '9779800000124'],
  ['+91 98765 43210', '919876543210'],
  ['०१-५९७०१२४', '97715970124'],
  ['(+977) 1-5970124', '97715970124'],
  ['977-1-5970124', '97715970124'],
  ['+977-01-5970124', '97715970124'],
  ['+977 (0)1 5970124', '97715970124'],
  ['00977-9841234567', '9779841234567'],
  ['0091 98765 43210', '919876543210'],
  ['Tel. 01-5970124/25', '97715970124'],
  ['01-5970124, 5970125', '97715970124'],
  ['01-5970124 ext. 12', '97715970124'],
])('the phone number %s is %s abroad', (phone, digits) => {
  expect(internationalDigits(phone)).toBe(digits)
  expect(telephoneLink(phone)).toBe(`tel:+${digits}`)
  expect(whatsAppLink(phone)).toBe(`https://wa.me/${digits}`)
})

test('every spelling of a number of Nepal leads to it', () => {
  const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`))
  const mobile = digits(8).map((rest) => ({ area: '', local: `98${rest}` }))
  const landline = fc.oneof(
    digits(6).map((rest) => ({ area: '1', local: `5${rest}` })),
    digits(5).map((rest) => ({ area: '21', local: `5${rest}` })),
  )
  const prefix = fc.constantFrom('', '0', '+977', '(+977)', '00977', '977', '+977-0', '977 0', '+977 (0)')
  const separator = fc.constantFrom('', ' ', '-', '–', '.', ' - ', '\u00a0')
  const label = fc.constantFrom('', ' ', 'Phone: ', 'फोन: ')
  fc.assert(
    fc.property(
      fc.oneof(mobile, landline),
      prefix,
      separator,
      label,
      fc.boolean(),
      ({ area, local }, before, between, words, inNepali) => {
        const parts = [before, area, local.slice(0, 3), local.slice(3)].filter((part) => part !== '')
        const [typed = ''] = inBothDigits(parts.join(between)).slice(inNepali ? 1 : 0)
        expect(internationalDigits(words + typed)).toBe(`977${area}${local}`)
      },
    ),
  )
})

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1000, '1.0 kB'],
  [123_456, '123 kB'],
  [104_857_600, '105 MB'],
  [7_500_000_000_000, '7500 GB'],
])('%d bytes are %s', (bytes, words) => {
  expect(fileSize(bytes)).toBe(words)
})

test.each([
  ['/results', false],
  ['/results?exam=https://x', false],
  ['https://portal.example', true],
  ['//portal.example', true],
  ['tel:+97715970124', true],
  ['mailto:info@example.com', true],
])('%s leaves the site: %s', (address, outside) => {
  expect(isOutside(address)).toBe(outside)
})

test('Devanagari gives Nepali away', () => {
  expect(languageOf('कमला राई')).toBe('ne')
  expect(languageOf('Kamala राई')).toBe('ne')
  expect(languageOf('Kamala Rai')).toBeUndefined()
})
