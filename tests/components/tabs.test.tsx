import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Tabs } from '#client/ui/tabs.tsx'
import { renderPart } from '#tests/support/browser/render.tsx'

const departments = (
  <Tabs
    label="Departments"
    tabs={[
      { id: 'zoology', label: 'Zoology', count: 12, panel: 'Twelve teachers' },
      { id: 'physics', label: 'Physics', count: 14, panel: 'Fourteen teachers' },
      { id: 'mat', label: 'MAT', count: 3, panel: 'Three teachers' },
    ]}
  />
)

const selected = () => screen.getByRole('tab', { selected: true })
const shownPanel = () => screen.getByRole('tabpanel').getAttribute('aria-labelledby')

test('the first tab is chosen and its panel shown', () => {
  renderPart(departments)
  expect(selected().textContent).toBe('Zoology12')
  expect(shownPanel()).toBe(selected().id)
})

test('arrows, Home and End move through the tabs and around their ends', async () => {
  const { user } = renderPart(departments)
  await user.tab()
  expect(document.activeElement).toBe(selected())
  for (const [key, name] of [
    ['{ArrowRight}', 'Physics'],
    ['{ArrowRight}', 'MAT'],
    ['{ArrowRight}', 'Zoology'],
    ['{ArrowLeft}', 'MAT'],
    ['{Home}', 'Zoology'],
    ['{End}', 'MAT'],
  ] as const) {
    await user.keyboard(key)
    expect(selected().textContent, key).toContain(name)
    expect(document.activeElement, key).toBe(selected())
    expect(shownPanel(), key).toBe(selected().id)
  }
})

test('an arrow with another key stays the browser’s', async () => {
  const { user } = renderPart(departments)
  await user.click(screen.getByRole('tab', { name: /Physics/ }))
  for (const key of ['Alt', 'Control', 'Meta', 'Shift']) await user.keyboard(`{${key}>}{ArrowLeft}{/${key}}`)
  expect(selected().textContent).toContain('Physics')
})

test('only the chosen tab is a stop of the Tab key', async () => {
  const { user } = renderPart(departments)
  await user.click(screen.getByRole('tab', { name: /Physics/ }))
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('tabpanel'))
})

test('the choice is kept in the address, and the address makes the choice', async () => {
  const { user, location, unmount } = renderPart(departments)
  await user.click(screen.getByRole('tab', { name: /Physics/ }))
  await waitFor(() => expect(location()).toBe('/?tab=physics'))
  await user.click(screen.getByRole('tab', { name: /Zoology/ }))
  await waitFor(() => expect(location()).toBe('/'))
  unmount()

  renderPart(departments, { at: '/?tab=mat' })
  expect(selected().textContent).toBe('MAT3')
  expect(shownPanel()).toBe(selected().id)
})

test('an address that names no tab shows the first', () => {
  renderPart(departments, { at: '/?tab=astrology' })
  expect(selected().textContent).toBe('Zoology12')
})
