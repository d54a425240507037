import { act, screen, waitFor } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { expect, test } from 'vitest'
import { exams, openResultsPage, rightSecret } from '#tests/support/browser/results-page.tsx'

const withSecret = (secondSecret: string) =>
  exams.map((exam) => (exam.id === 'CEE-07' ? { ...exam, secondSecret } : exam))
const open = (at?: string, more = {}) => openResultsPage(at, { exams: withSecret('PIN'), ...more })

const candidateBox = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Candidate ID/ })
const pinBox = () => screen.getByRole<HTMLInputElement>('textbox', { name: /PIN/ })
const searchButton = () => screen.getByRole('button', { name: 'Search Results' })
const outcome = (name: RegExp) => screen.findByRole('region', { name })
const exam = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })

test('only an exam that wants a PIN asks for one', async () => {
  const { user } = await open()
  expect(screen.queryByRole('textbox', { name: /PIN/ })).toBeNull()
  await user.click(exam(/Model 7/))
  await waitFor(() => expect(pinBox().autocomplete).toBe('off'))
  await user.click(exam(/Model 8/))
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /PIN/ })).toBeNull())
})

test('an exam that wants a date of birth says how to write it', async () => {
  await openResultsPage('/results?exam=CEE-07', { exams: withSecret('BIRTH_DATE') })
  const box = screen.getByRole('textbox', { name: /Date of birth/ })
  const hint = document.getElementById(box.getAttribute('aria-describedby')?.split(' ')[0] ?? '')
  expect(hint?.textContent).toContain('2063-04-21')
})

test('with the PIN the result comes, and neither the address nor the box keeps it', async () => {
  const { user, world, address } = await open('/results?exam=CEE-07')
  await user.type(candidateBox(), '0812')
  await user.type(pinBox(), rightSecret)
  await user.click(searchButton())
  await waitFor(async () => expect(document.activeElement).toBe(await outcome(/^Result of कमला राई, 0812/)))
  expect(world.asked.at(-1)).toEqual({
    operation: 'LookUp',
    ...{ examId: 'CEE-07', candidateId: '0812', secret: rightSecret },
  })
  expect(address()).toBe('/results?exam=CEE-07')
  expect(pinBox().value).toBe('')
})

test('a wrong PIN is told like an unknown candidate, and the PIN is one thing to check', async () => {
  const { user } = await open('/results?exam=CEE-07')
  await user.type(candidateBox(), '0812')
  await user.type(pinBox(), 'wrong1')
  await user.click(searchButton())
  const region = await outcome(/^No Results Found/)
  expect(region.textContent).toContain('Is the PIN the one on your card?')
})

test('an address with a candidate looks nobody up, says what is wanted and keeps the ID', async () => {
  const { world } = await open('/results?exam=CEE-07&candidate=0812')
  expect((await outcome(/need your PIN, too/)).textContent).toContain('Enter it below')
  expect(candidateBox().value).toBe('0812')
  expect(screen.queryByText('PIN is required')).toBeNull()
  expect(world.asked.map(({ operation }) => operation)).not.toContain('LookUp')
})

test('a form without the PIN says so, and looks nobody up', async () => {
  const { user, world } = await open('/results?exam=CEE-07')
  await user.type(candidateBox(), '0812')
  await user.click(searchButton())
  expect(await screen.findByText('PIN is required')).toBeTruthy()
  expect(pinBox().getAttribute('aria-invalid')).toBe('true')
  expect(world.asked.map(({ operation }) => operation)).not.toContain('LookUp')
})

test('whoever has to wait is told how long, and is not tried again by itself', async () => {
  const { user, world } = await open('/results?exam=CEE-07')
  world.failure = new GraphQLError('A wrong PIN was entered several times. Please wait 15 minutes.', {
    extensions: { code: 'RATE_LIMITED', retryAfterSeconds: 900 },
  })
  await user.type(candidateBox(), '0812')
  await user.type(pinBox(), rightSecret)
  await user.click(searchButton())
  const region = await outcome(/^Error: A wrong PIN/)
  expect(region.textContent).toContain(
    'Please wait 15 minutes. Send the form below to try again.'.replace('. Send', '.Send'),
  )
  expect(pinBox().value).toBe(rightSecret)
  world.failure = undefined
  await user.click(searchButton())
  await outcome(/^Result of कमला राई/)
})

test('Back shows no result of before', async () => {
  const { user, router } = await open('/results?exam=CEE-07')
  await user.type(candidateBox(), '0812')
  await user.type(pinBox(), rightSecret)
  await user.click(searchButton())
  await outcome(/^Result of/)
  await act(() => router.navigate('/results?exam=CEE-07&candidate=0812'))
  await outcome(/need your PIN, too/)
  expect(screen.queryByRole('region', { name: /^Result of/ })).toBeNull()
})
