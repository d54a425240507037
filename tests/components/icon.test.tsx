import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createIcon } from '#client/ui/icon.ts'

const Line = createIcon([['path', { d: 'M4 12h16' }]])

test('an icon has the size and the lines that it is given, and no role', () => {
  const { container, queryByRole } = render(<Line size="1.5rem" strokeWidth={1.75} className="mark" />)
  const icon = container.querySelector('svg.mark')
  expect(icon?.getAttribute('width')).toBe('1.5rem')
  expect(icon?.getAttribute('height')).toBe('1.5rem')
  expect(icon?.getAttribute('stroke-width')).toBe('1.75')
  expect(icon?.getAttribute('aria-hidden')).toBe('true')
  expect(icon?.innerHTML).toContain('M4 12h16')
  expect(queryByRole('img')).toBeNull()
})
