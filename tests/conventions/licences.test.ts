import { expect, test } from 'vitest'
import { licensedPackages } from '#tests/support/project/licences.ts'

/** Ask for no more than their own text to be passed on. */
const permissive = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]

/** Further licences, and why they bind nothing of ours. */
const others: readonly { licence: string; names: RegExp; why: string }[] = [
  {
    licence: 'LGPL-3.0-or-later',
    names: /^@img\/sharp-/,
    why: 'a library of its own beside ours, to be replaced',
  },
  {
    licence: 'MPL-2.0',
    names: /^(ical\.js|axe-core|@axe-core\/\w+|lightningcss.*)$/,
    why: 'unchanged files of its own',
  },
  { licence: 'EPL-2.0', names: /^elkjs$/, why: "a part of Prisma's studio: neither run nor passed on" },
  { licence: 'OFL-1.1', names: /^@fontsource/, why: 'fonts that may be served with any site' },
  { licence: 'CC-BY-4.0', names: /^caniuse-lite$/, why: 'data that only the build reads' },
]

/** The parts of an SPDX expression that all hold; of alternatives the first that we may choose. */
function partsOf(expression: string, isFine: (licence: string) => boolean): string[] {
  return expression
    .replace(/^\((.*)\)$/, '$1')
    .split(/ and /i)
    .map((part) => part.split(/ or /i).find(isFine) ?? part)
}

function mayUse(name: string, expression: string): boolean {
  const isFine = (licence: string) =>
    permissive.includes(licence) || others.some((one) => one.licence === licence && one.names.test(name))
  return partsOf(expression, isFine).every(isFine)
}

const packages = licensedPackages()

test('every package may be used as we use it', () => {
  const unknown = packages.filter(({ name, licence }) => licence === undefined || !mayUse(name, licence))
  expect(unknown).toEqual([])
})

test('every exception is needed', () => {
  const idle = others.filter(
    ({ licence, names }) => !packages.some((one) => one.licence?.includes(licence) && names.test(one.name)),
  )
  expect(idle).toEqual([])
})

test.each([
  'GPL-3.0',
  'AGPL-3.0-only',
  'LGPL-3.0-or-later',
  'MIT AND GPL-2.0',
  'UNLICENSED',
  'SEE LICENSE IN X',
])('%s is noticed', (licence) => {
  expect(mayUse('anything', licence)).toBe(false)
})

test.each(['(MIT OR GPL-3.0)', 'MIT and ISC', 'Apache-2.0 OR MIT'])('%s is fine', (licence) => {
  expect(mayUse('anything', licence)).toBe(true)
})
