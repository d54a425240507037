import { expect, test } from 'vitest'
import { isCrossSite } from '#server/auth/cross-site.ts'

const publicUrl = 'https://portal.example'

test.each<[boolean, Record<string, string>, string]>([
  [false, { 'sec-fetch-site': 'same-origin' }, 'portal.example'],
  [false, { 'sec-fetch-site': 'none' }, 'portal.example'],
  [true, { 'sec-fetch-site': 'same-site' }, 'portal.example'],
  [true, { 'sec-fetch-site': 'cross-site' }, 'portal.example'],
  [true, { 'sec-fetch-site': 'cross-site', origin: publicUrl }, 'portal.example'],
  [false, { origin: publicUrl }, '10.0.0.5:4000'],
  [false, { origin: 'http://192.168.1.7:4000' }, '192.168.1.7:4000'],
  [true, { origin: 'http://192.168.1.7:4001' }, '192.168.1.7:4000'],
  [true, { origin: 'https://evil.example' }, 'portal.example'],
  [true, { origin: 'https://portal.example.evil.example' }, 'portal.example'],
  [true, { origin: 'null' }, 'portal.example'],
  [false, {}, 'portal.example'],
])('%s: %o to %s', (crossSite, headers, host) => {
  expect(isCrossSite({ headers, host }, () => publicUrl)).toBe(crossSite)
})
