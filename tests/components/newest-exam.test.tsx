import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  candidateBox,
  exam,
  openResultsPage,
  outcome,
  topPerformers,
} from '#tests/support/browser/results-page.tsx'

test('the newest exam is chosen at first', async () => {
  const { user, address } = await openResultsPage()
  expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
    null,
    '2026',
    'Other',
  ])
  expect(exam(/CEE Model 8/).checked).toBe(true)
  within(topPerformers()).getByText('66.5%')
  expect(address()).toBe('/results')
  await user.type(candidateBox(), '0812{Enter}')
  await outcome(/^Result of कमला राई, 0812 in CEE Model 8/)
  expect(address()).toBe('/results?exam=CEE-08&candidate=0812')
})

test('it is said that the newest exam is chosen, and none can be', async () => {
  const { user, address } = await openResultsPage()
  screen.getByText(/The newest exam is chosen/)
  await user.click(screen.getByRole('link', { name: 'Choose none' }))
  await within(topPerformers()).findByText('Select an exam to view top performers')
  expect(screen.queryByRole('radio', { checked: true })).toBeNull()
  expect(screen.queryByText(/The newest exam is chosen/)).toBeNull()
  await user.type(candidateBox(), '0812{Enter}')
  await screen.findByText('Please select an exam first')
  await user.click(exam(/CEE Model 7/))
  expect(address()).toBe('/results?exam=CEE-07')
  expect(screen.queryByText(/The newest exam is chosen/)).toBeNull()
})

test('without JavaScript none is looked up either', async () => {
  await openResultsPage('/results?exam=&candidate=0812')
  expect((await outcome(/^Error/)).textContent).toContain('Please select an exam first')
})

test('an address with a candidate alone is about the newest exam', async () => {
  await openResultsPage('/results?candidate=0812')
  await outcome(/^Result of कमला राई, 0812 in CEE Model 8/)
})

test('a phone shows its digits where every candidate ID consists of them', async () => {
  await openResultsPage()
  expect(candidateBox().inputMode).toBe('numeric')
})

test('a phone shows its letters where a candidate ID has some, though those of the best have none', async () => {
  await openResultsPage('/results', { hasNumericIds: false })
  expect(candidateBox().inputMode).toBe('')
})

test('a phone shows its letters where nothing is known of the candidate IDs', async () => {
  await openResultsPage('/results?exam=TRIAL')
  expect(candidateBox().inputMode).toBe('')
})

test('a result is there without the list of exams, which can be asked for again', async () => {
  const { user, world } = await openResultsPage('/results?exam=CEE-07&candidate=0812', { listFails: true })
  await outcome(/^Result of कमला राई, 0812 in CEE Model 7/)
  screen.getByText('The list of exams could not be loaded.')
  expect(screen.queryByText('Loading exams')).toBeNull()
  expect(topPerformers().textContent).toContain('Anjali Dahal')
  await user.clear(candidateBox())
  await user.type(candidateBox(), '0813{Enter}')
  await outcome(/^Result of Anjali Dahal, 0813 in CEE Model 7/)
  world.listFails = false
  await user.click(screen.getByRole('link', { name: 'Try again' }))
  await waitFor(() => expect(exam(/CEE Model 7/).checked).toBe(true))
  expect(candidateBox().value).toBe('0813')
})

test('while another result is on its way, nothing but the search is told', async () => {
  const { user, world } = await openResultsPage('/results?exam=CEE-07&candidate=0812')
  let answer = () => {}
  world.gate = new Promise((resolve) => {
    answer = resolve
  })
  await user.clear(candidateBox())
  await user.type(candidateBox(), '0813{Enter}')
  const place = await outcome(/^Searching\.\.\.$/)
  expect(within(place).getByRole('status').querySelector(':scope > :not([aria-hidden])')?.textContent).toBe(
    'Searching...',
  )
  expect(within(place).queryByText('Candidate ID')?.closest('[aria-hidden]')).not.toBeNull()
  answer()
  await outcome(/^Result of Anjali Dahal/)
})
