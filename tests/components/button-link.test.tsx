import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { renderPart } from '#tests/support/browser/render.tsx'

test('a button link leads within the site without leaving the page', async () => {
  const { user, location } = renderPart(<ButtonLink to="/results?exam=M1">Exam Results</ButtonLink>)
  await user.click(screen.getByRole('link', { name: 'Exam Results' }))
  expect(location()).toBe('/results?exam=M1')
})
