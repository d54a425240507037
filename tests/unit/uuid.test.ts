import { expect, test } from 'vitest'
import { uuid7 } from '#server/lib/uuid.ts'

test('is a version 7 UUID that begins with the time', () => {
  const id = uuid7(Date.parse('2026-11-21T10:00:00Z'))
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(Number.parseInt(id.replace('-', '').slice(0, 12), 16)).toBe(Date.parse('2026-11-21T10:00:00Z'))
  expect(uuid7(1)).not.toBe(uuid7(1))
})
