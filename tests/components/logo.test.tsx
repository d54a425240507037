import { expect, test } from 'vitest'
import { Logo } from '#client/layouts/logo.tsx'
import { renderPart } from '#tests/support/browser/render.tsx'

test('the bar loads the small form of the logo', () => {
  const site = { shortName: 'Koshi', logoUrl: '/media/1/logo.png', smallLogoUrl: '/media/1/320.webp' }
  renderPart(<Logo site={site} />)
  expect(document.querySelector('img')?.getAttribute('src')).toBe(site.smallLogoUrl)
})
