import { expect, test } from 'vitest'
import { fileSize } from '#client/ui/file-size.ts'
import { languageOf } from '#client/ui/lang.tsx'
import { isOutside } from '#client/ui/outside-link.ts'
import { internationalDigits, telephoneLink, whatsAppLink } from '#client/ui/phone.ts'

test.each([
  ['01-5970124', '97715970124'],
  ['9800000124', '9779800000124'],
  ['+977 980-0000124', '9779800000124'],
  ['+91 98765 43210', '919876543210'],
])('the phone number %s is %s abroad', (phone, digits) => {
  expect(internationalDigits(phone)).toBe(digits)
  expect(telephoneLink(phone)).toBe(`tel:+${digits}`)
  expect(whatsAppLink(phone)).toBe(`https://wa.me/${digits}`)
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
