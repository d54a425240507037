import { afterEach, expect, test } from 'vitest'
import { inBothDigits, latinDigits, setNepaliDigits, withNepaliDigits } from '#shared/digits.ts'

afterEach(() => setNepaliDigits('DEVANAGARI'))

test('texts stay as they are if the institute has chosen Latin digits', () => {
  setNepaliDigits('LATIN')
  expect(withNepaliDigits('कुल 200 मध्ये 78.5')).toBe('कुल 200 मध्ये 78.5')
})

test.each([
  ['081001', '०८१००१'],
  ['78.5%', '७८.५%'],
  ['₹45,000', '₹४५,०००'],
  ['2083 मंसिर 6, बेलुका 6:05 बजे', '२०८३ मंसिर ६, बेलुका ६:०५ बजे'],
  ['CEE Model Test 8 को नतिजा: 200 मध्ये 78', 'CEE Model Test 8 को नतिजा: २०० मध्ये ७८'],
  ['PDF, 120 KB, 3 पृष्ठ', 'PDF, १२० KB, ३ पृष्ठ'],
  // Names and addresses in Latin letters, and IDs with letters.
  ['CEE Model Test 8', 'CEE Model Test 8'],
  ['B-081001', 'B-081001'],
  [
    'https://portal.example/ne/results?exam=8 मा हेर्नुहोस्',
    'https://portal.example/ne/results?exam=8 मा हेर्नुहोस्',
  ],
  ['', ''],
])('%s is written as %s', (text, written) => {
  expect(withNepaliDigits(text)).toBe(written)
  expect(withNepaliDigits(written)).toBe(written)
})

test('digits of either kind are read, and searched for', () => {
  expect(latinDigits('०८१००१-B7')).toBe('081001-B7')
  expect(inBothDigits('नमुना8')).toEqual(['नमुना8', 'नमुना८'])
  expect(inBothDigits('२०८3')).toEqual(['2083', '२०८३', '२०८3'])
  expect(inBothDigits('परीक्षा')).toEqual(['परीक्षा'])
})

test('digits are read as Latin ones from whatever keyboard they come', () => {
  expect(latinDigits('०८१ 001 ０９')).toBe('081 001 09')
})
