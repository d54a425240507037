import { screen, within } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import type { ActionFunctionArgs } from 'react-router-dom'
import { expect, test } from 'vitest'
import { loaderContext } from '#client/data/loader-context.ts'
import * as setUpPage from '#client/pages/account/setup.tsx'
import { LogoNotTaken } from '#client/pages/admin/website-collection/item-list.tsx'
import { openPage } from '#tests/support/browser/open-page.tsx'
import { renderPart } from '#tests/support/browser/render.tsx'

const setup = {
  ...{ needsAccount: true, isInstituteLocked: false, canAddDemo: true, offersNightlyBackup: true },
  demo: null,
}
const typed = {
  ...{ name: 'Asha Rai', email: 'asha@koshi.example' },
  ...{ password: 'four green parrots', repeated: 'four green parrots' },
  ...{ 'institute.name': 'Koshi Academy', 'institute.shortName': 'Koshi' },
  ...{ 'institute.establishedYear': '2001', 'institute.phones': '021-555555' },
  ...{ 'institute.email': 'office@koshi.example', 'institute.address': 'Biratnagar' },
  'institute.officeHours': 'Sunday to Friday',
}

/** The browser of these tests cannot put its form into a request. */
function readingForm(args: ActionFunctionArgs) {
  const form = new FormData(document.querySelector('form') ?? undefined)
  const request = { url: args.request.url, formData: async () => form } as Request
  return setUpPage.action({ ...args, request })
}

/** Opens the set-up, fills it in and sends it. */
async function send(values: Readonly<Record<string, string>>, answers: Record<string, unknown> = {}) {
  const page = await openPage({
    route: { path: '/setup', ...setUpPage, action: readingForm },
    at: '/setup?token=t',
    root: { setup, needsSetup: true, ...answers },
  })
  for (const [name, value] of Object.entries(values)) {
    const field = document.querySelector<HTMLInputElement>(`[name="${name}"]`)
    if (field) await page.user.type(field, value)
  }
  await page.user.click(screen.getByRole('button', { name: 'Set up the website' }))
  return page
}

test('tells what is missing in the order of the form, each by its own name', async () => {
  await send({})
  const problems = within(await screen.findByRole('alert')).getAllByRole('link')
  expect(problems.map(({ textContent }) => textContent)).toEqual([
    'Name is required',
    'Email is required',
    'Password is required',
    'Name of the institute is required',
    'Short name is required',
    'The year of establishment is required',
    'A phone number is required',
    'Email of the office is required',
    'Address is required',
    'Office hours are required',
  ])
})

test('whoever sends it after somebody else reads that the website is set up, and where to sign in', async () => {
  let isDone = false
  await send(typed, {
    setup: () => (isDone ? null : setup),
    needsSetup: () => !isDone,
    setUp() {
      isDone = true
      throw new GraphQLError('There is no page at this address.', { extensions: { code: 'NOT_FOUND' } })
    },
  })
  await screen.findByRole('heading', { name: 'This website is set up by now' })
  screen.getByText('If you sent the form, sign in with your email and password.')
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/auth')
})

test('after a lost answer the form stays, and does not say that nothing was set up', async () => {
  let isAway = false
  const away = () => {
    throw new GraphQLError('The site cannot reach its data.', { extensions: { code: 'UNAVAILABLE' } })
  }
  await send(typed, {
    setup: () => (isAway ? away() : setup),
    setUp() {
      isAway = true
      return away()
    },
  })
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('We do not know if this worked')
  expect(alert.textContent).toContain('The site cannot reach its data.')
  expect(screen.getByRole('textbox', { name: /^Your name/ })).toHaveProperty('value', 'Asha Rai')
})

test('a logo that is refused is asked for again, with the reason', async () => {
  sessionStorage.clear()
  const form = new FormData()
  for (const [name, value] of Object.entries(typed)) form.set(name, value)
  form.set('logo', new File(['x'], 'logo.png', { type: 'image/png' }))
  const root = {
    setUp: { __typename: 'SignedIn' },
    uploadMedia: {
      __typename: 'InvalidInput',
      message: 'logo.png is damaged: it cannot be shown as a picture',
    },
  }
  const page = await openPage({ route: { path: '/setup', element: null }, at: '/setup?token=t', root })
  const sent: Promise<unknown> = setUpPage.action({
    request: { url: 'http://localhost/setup?token=t', formData: async () => form },
    context: loaderContext(async () => page.apollo),
  } as unknown as ActionFunctionArgs)
  const answer = await sent.catch((thrown: unknown) => thrown)
  const address = (answer as Response).headers.get('location') ?? ''
  expect(address).toBe('/admin/settings/identity?logo=refused')
  const { unmount } = renderPart(<LogoNotTaken />, { at: address })
  expect(screen.getByText(/^The logo was not taken/).textContent).toBe(
    'The logo was not taken: logo.png is damaged: it cannot be shown as a picture. Choose it again here.',
  )
  unmount()
  sessionStorage.clear()
  renderPart(<LogoNotTaken />, { at: address })
  screen.getByText('The logo was not taken; choose it again here.')
})
