import { expect, test } from 'vitest'
import { socialCard } from '#client/ssr/render-page.tsx'
import { defaultSchemes } from '#shared/theme/color-schemes.ts'

const groundOf = (logoUrl: string | null) =>
  socialCard('Courses', { name: 'Koshi Academy', logoUrl }, defaultSchemes).ground

test('the card of an institute with a logo of its own does not show the project’s mark', () => {
  const mark = /<g transform="translate\(72 64\) scale\(3\.6\)">.*<\/g>\n?/s
  expect(groundOf(null)).toMatch(mark)
  expect(groundOf('/media/1/logo.png')).toBe(groundOf(null).replace(/<g transform.*<\/g>/s, ''))
})
