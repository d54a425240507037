import { ServerError } from '@apollo/client/errors'
import { HttpLink } from '@apollo/client/link/http'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { data, Link, Outlet } from 'react-router-dom'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createBrowserClient } from '#client/data/browser-client.ts'
import { createApolloClient } from '#client/data/client.ts'
import { ConnectionError } from '#client/data/connection-error.ts'
import { PresenceQuery } from '#client/data/guarded-role.ts'
import { loadData, loaderContext } from '#client/data/loader-context.ts'
import { usePageData } from '#client/data/page-data.ts'
import { RootQuery, type Viewer } from '#client/data/root-data.ts'
import { graphql } from '#client/gql/gql.ts'
import { ResultExamsDocument } from '#client/gql/graphql.ts'
import { ChatPanel } from '#client/layouts/chat-panel.tsx'
import { publicNavigation } from '#client/layouts/navigation-items.ts'
import { PublicLayout, usePageViews } from '#client/layouts/public-layout.tsx'
import { Root, RouteErrorPage } from '#client/layouts/root.tsx'
import * as activity from '#client/pages/admin/activity/page.tsx'
import { Component, loader } from '#client/pages/admin/dashboard/page.tsx'
import * as notices from '#client/pages/admin/notices/page.tsx'
import * as personalData from '#client/pages/admin/personal-data/page.tsx'
import * as users from '#client/pages/admin/users/page.tsx'
import { outlinedPages } from '#client/route.ts'
import { replayClicksBeforeHydration } from '#client/ui/replay-clicks.ts'
import { held } from '#tests/support/browser/held.ts'
import { openPage } from '#tests/support/browser/open-page.tsx'
import { renderPart } from '#tests/support/browser/render.tsx'
import type { RootScene } from '#tests/support/browser/root-route.tsx'
import { isToasted } from '#tests/support/browser/toasts.ts'
import { contentItem as item, openContentForm } from '#tests/support/content/content-form.tsx'

const admin: Partial<Viewer> = {
  role: 'ADMIN',
  user: { id: '1', name: 'Sabina Gurung', email: 'sabina@himshikhar.example' },
}

interface Scene extends RootScene {
  onSignOut?: () => void
  at?: string
}

const layout = ({ onSignOut = vi.fn(), ...scene }: Scene = {}) =>
  renderPart(
    <PublicLayout onSignOut={onSignOut}>
      <h1>A page</h1>
    </PublicLayout>,
    scene,
  )

const bar = () => within(screen.getByRole('banner'))

const addresses = (name: string) =>
  bar()
    .queryAllByRole('link', { name })
    .map((link) => link.getAttribute('href'))

/** Opens a page whose loader throws this until the returned function is called. */
async function openFailing(error: unknown) {
  let isDown = true
  const loader = () => {
    if (isDown) throw error
    return null
  }
  const route = { path: '/', loader, element: <h1>Contact</h1>, ErrorBoundary: RouteErrorPage }
  await openPage({ route, at: '/', root: {} })
  await screen.findByRole('heading', { level: 1 })
  return () => {
    isDown = false
  }
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent

describe('public layout', () => {
  test('a visitor is shown the way in', () => {
    layout()
    expect(new Set(addresses('Login'))).toEqual(new Set(['/auth']))
    expect(new Set(addresses('Sign Up'))).toEqual(new Set(['/signup']))
  })

  test('login and sign-up lead to the portal that the institute has elsewhere', () => {
    layout({
      site: { portalLogInUrl: 'https://portal.example/in', portalSignUpUrl: 'https://portal.example/up' },
    })
    expect(new Set(addresses('Login'))).toEqual(new Set(['https://portal.example/in']))
    expect(new Set(addresses('Sign Up'))).toEqual(new Set(['https://portal.example/up']))
  })

  test('a signed-in admin is shown the way to the admin area and out', () => {
    const signOut = vi.fn()
    layout({ viewer: admin, onSignOut: signOut })
    expect(new Set(addresses('Admin'))).toEqual(new Set(['/admin']))
    expect(addresses('Login')).toEqual([])
    const [button] = bar().getAllByRole('button', { name: 'Sign out' })
    // So it works without JavaScript, too.
    const form = button?.closest('form')
    expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/sign-out'])
    if (button) fireEvent.click(button)
    expect(signOut).toHaveBeenCalledOnce()
  })

  test('the current page is marked', () => {
    layout({ at: '/results' })
    const main = within(screen.getByRole('navigation', { name: 'Main' }))
    expect(main.getByRole('link', { name: 'Results' }).getAttribute('aria-current')).toBe('page')
  })

  test('a group without pages does not show', () => {
    const { aboutUs, studentZone } = publicNavigation
    layout({ content: { emptyPages: [...aboutUs.items, ...studentZone.items].map(({ to }) => to) } })
    expect(screen.queryByText('About Us')).toBeNull()
    expect(screen.queryByText('Student Zone')).toBeNull()
  })

  test('the drop-down closes on Escape, outside, and when a link is followed', async () => {
    const { user, container } = layout()
    const details = container.querySelector('details')
    const summary = container.querySelector('summary')
    if (!details || !summary) throw new Error('no drop-down')
    const opened = async () => {
      await user.click(summary)
      details.open = true
    }
    await opened()
    summary.focus()
    await user.keyboard('{Escape}')
    expect(details.open).toBe(false)
    expect(document.activeElement).toBe(summary)
    await opened()
    fireEvent.pointerDown(screen.getByRole('heading', { name: 'A page' }))
    expect(details.open).toBe(false)
    await opened()
    await user.click(within(details).getByRole('link', { name: 'Overview' }))
    expect(details.open).toBe(false)
  })

  test('the first stop leads past the menus to the page', () => {
    layout()
    const [first] = screen.getAllByRole('link')
    expect(first?.textContent).toBe('Skip to main content')
    expect(first?.getAttribute('href')).toBe(`#${screen.getByRole('main').id}`)
  })

  test('the chat panel offers only what the institute has', () => {
    const { container } = layout({ site: { whatsAppNumber: '+977 9800000124' } })
    const links = container.querySelectorAll('aside a')
    expect(Array.from(links, (link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['WhatsApp', 'https://wa.me/9779800000124'],
      ['Call Us', 'tel:+97715970124'],
    ])
  })

  test('the footer tells how to reach the institute', () => {
    layout()
    const footer = within(screen.getByRole('contentinfo'))
    expect(footer.getByRole('link', { name: '01-5970124' }).getAttribute('href')).toBe('tel:+97715970124')
    expect(footer.getByRole('link', { name: 'info@himshikhar.example' })).toBeTruthy()
    expect(footer.getByText('Bagbazar, Kathmandu')).toBeTruthy()
  })
})

describe('dashboard', () => {
  const route = { path: '/admin', loader, Component }
  const site = { name: 'Himshikhar', description: '', publicUrl: '' }

  const dashboard = {
    students: 2000,
    studentUploads: 1,
    studyMaterials: 6,
    activeNotices: 12,
    inactiveNotices: 1,
    resultFiles: 3,
    exams: 2,
    waitingUploads: [],
    upcomingReleases: [],
    openRechecks: 0,
    isDemoAccount: false,
    demo: null,
    fileStore: null,
    missingContent: [],
    system: [],
    recentActivity: [],
    nightlyBackup: { at: null, isLocked: false },
  }

  const activity = {
    id: '1',
    at: '2026-11-21T13:05:00.000Z',
    actor: 'Sunita Shakya',
    action: 'results.published',
    subject: 'CEE Model Test 8',
    subjectId: 'f1',
    isInvitation: false,
  }

  const open = (more: object = {}) =>
    openPage({ route, at: '/admin', root: { site, dashboard: { ...dashboard, ...more } } })

  const part = async (name: string) => within(await screen.findByRole('region', { name }))

  test('each count stands beside what it counts and leads there', async () => {
    const { user, address } = await open()
    const link = await screen.findByRole('link', { name: /Result files\s*3\s*of 2 exams/ })
    expect(screen.getByRole('link', { name: /Students\s*2,000\s*on 1 active list/ })).toBeTruthy()
    expect(screen.getByRole('link', { name: /Active notices\s*12\s*1 inactive/ })).toBeTruthy()
    expect(screen.getByRole('link', { name: /Study materials\s*6/ })).toBeTruthy()
    await user.click(link)
    expect(address()).toBe('/admin/results')
  })

  test('what is missing leads to where it is added', async () => {
    await open({
      missingContent: [
        { collection: 'courses', itemId: 'c1', text: 'Courses: 1 of 2 texts without Nepali' },
        { collection: null, itemId: null, text: 'Notices: 3 of 4 texts without Nepali' },
      ],
    })
    const missing = await part('Missing on the website')
    const links = missing.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toEqual(['/admin/courses/c1', '/admin/notices'])
  })

  test('the state of the server is told in words and signs', async () => {
    await open({
      system: [
        { name: 'Backups', state: 'PROBLEM', text: 'The backup failed.' },
        { name: 'Disk', state: 'OK', text: '20.0 GB of 50.0 GB are free.' },
      ],
    })
    const system = await part('System')
    expect(system.getByText('The backup failed.').closest('details')).toBeNull()
    expect(system.getByText('1 check is good')).toBeTruthy()
    expect(system.getByText('20.0 GB of 50.0 GB are free.').closest('details')).toBeTruthy()
  })

  test('while it loads, three rows stand for the recent activity', async () => {
    await openPage({ route, at: '/admin', root: { site, dashboard: () => new Promise(() => {}) } })
    const recent = await part('Recent Activity')
    expect(recent.getByText('Loading activity')).toBeTruthy()
    expect(recent.getAllByRole('listitem', { hidden: true })).toHaveLength(3)
  })

  test('what was done is told in sentences that lead to the thing while it is there', async () => {
    await open({
      recentActivity: [
        activity,
        { ...activity, id: '2', action: 'notice.deleted', subject: 'तिहारको बिदा', subjectId: null },
        { ...activity, id: '3', actor: null, action: 'user.added', subject: 'a@b.np: ADMIN' },
      ],
    })
    const recent = await part('Recent Activity')
    const rows = await waitFor(() => {
      const found = recent.getAllByRole('listitem')
      expect(found[0]?.textContent).toContain('Sunita Shakya published the results of CEE Model Test 8')
      return found
    })
    expect(recent.getByRole('link', { name: 'CEE Model Test 8' }).getAttribute('href')).toBe(
      '/admin/results?search=CEE+Model+Test+8',
    )
    expect(rows[1]?.textContent).toContain('Sunita Shakya deleted the notice तिहारको बिदा')
    expect(recent.queryByRole('link', { name: 'तिहारको बिदा' })).toBeNull()
    expect(recent.getByText('तिहारको बिदा').getAttribute('lang')).toBe('ne')
    expect(rows[2]?.textContent).toContain('Somebody added the account a@b.np as Admin')
  })

  test('an institute where nothing was done yet is told so', async () => {
    await open()
    expect(await (await part('Recent Activity')).findByText('Nothing has been done yet')).toBeTruthy()
    expect((await part('Waiting')).getByText(/^Nothing waits/)).toBeTruthy()
  })

  test('uploads that nobody published and results that nobody sees yet wait', async () => {
    await open({
      waitingUploads: [
        {
          id: 's1',
          kind: 'RESULTS',
          fileName: 'Model 9.csv',
          totalRows: 1,
          uploadedBy: 'Sunita Shakya',
          expiresAt: '2026-01-02T12:15:00.000Z',
        },
      ],
      upcomingReleases: [{ id: 'M-10', title: 'Model 10', releaseAt: '2099-01-02T12:15:00.000Z' }],
    })
    const waiting = await part('Waiting')
    expect((await waiting.findByRole('link', { name: 'Review Model 9.csv' })).getAttribute('href')).toBe(
      '/admin/add-result?staged=s1',
    )
    const [upload, release] = waiting.getAllByRole('listitem')
    expect(upload?.textContent).toContain(
      '1 result, uploaded by Sunita Shakya and not published. Kept until Jan 2, 2026, 6:00 PM (18 Poush 2082).',
    )
    expect(release?.textContent).toContain('Results to be seen from Jan 2, 2099, 6:00 PM.')
  })

  test('a dashboard that cannot be read says so, keeps the quick actions, and is asked for again at a press', async () => {
    let failing = true
    const { user } = await openPage({
      route,
      at: '/admin',
      root: {
        site,
        dashboard: () => {
          if (failing) throw new Error('The database sleeps.')
          return dashboard
        },
      },
    })
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('The database sleeps.')
    expect((await part('Quick Actions')).getByRole('link', { name: 'Add Result' })).toBeTruthy()
    failing = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    const link = await screen.findByRole('link', { name: /Students\s*2,000/ })
    expect(document.activeElement).not.toBe(document.body)
    expect(document.activeElement?.contains(link)).toBe(true)
  })

  test('lost files and a clean-up that waits are told with what to do, and an admin allows it', async () => {
    const fileStore = {
      storedFiles: 1200,
      namedFiles: 900,
      missingFiles: 12,
      orphanedFiles: 310,
      heldSince: '2026-11-21T13:05:00.000Z',
      isAllowed: false,
    }
    const { user } = await open({ fileStore })
    expect(await screen.findByText('12 files of 900 files are missing')).toBeTruthy()
    expect(screen.getByText('310 files of 1,200 files belong to nothing')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Move them to the trash' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.getByText(/They stay in the trash for 14 days/)).toBeTruthy()
    expect(dialog.getByRole('button', { name: 'Move 310 files' })).toBeTruthy()
  })

  test('what an admin allowed is not asked for again', async () => {
    const all = { storedFiles: 40, namedFiles: 10, missingFiles: 0, orphanedFiles: 30 }
    await open({ fileStore: { ...all, heldSince: '2026-11-21T13:05:00.000Z', isAllowed: true } })
    expect(await screen.findByText(/will be moved to the trash within the hour/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Move them to the trash' })).toBeNull()
  })

  test('whoever turns the nightly backup on reads when the first one is made', async () => {
    const root = { site, dashboard, setNightlyBackup: { at: '02:30', isLocked: false } }
    const { user } = await openPage({ route, at: '/admin', root })
    await user.click(await screen.findByRole('button', { name: 'Turn on' }))
    await isToasted('After 02:30, the first one is made within a minute, unless there is one of today.')
  })
})

describe('load data', () => {
  const EmptyStudentPagesQuery = graphql(`
  query EmptyStudentPages { emptyStudentPages }
`)

  afterEach(() => vi.useRealTimers())

  /** A browser and its server, whose answers are numbered. */
  function aBrowser() {
    const server = { answers: 0, down: false }
    const fetch = async () => {
      if (server.down) throw new TypeError('Failed to fetch')
      server.answers += 1
      return Response.json({ data: { emptyStudentPages: [`/${server.answers}`] } })
    }
    const apollo = createApolloClient(new HttpLink({ uri: 'http://localhost/graphql', fetch }), {
      ssrMode: false,
    })
    const context = loaderContext(async () => apollo)
    // A query of its own: what a browser asked is remembered by it.
    const query = { ...EmptyStudentPagesQuery }
    const load = async () => (await loadData(context, query)).emptyStudentPages
    return { server, load, apollo }
  }

  const minutes = (count: number) => vi.setSystemTime(Date.now() + count * 60_000)

  test('a page shows an earlier answer for five minutes, then asks again', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { load } = aBrowser()
    expect(await load()).toEqual(['/1'])
    minutes(4)
    expect(await load()).toEqual(['/1'])
    minutes(1)
    expect(await load()).toEqual(['/2'])
    minutes(4)
    expect(await load()).toEqual(['/2'])
  })

  test('a page whose server cannot be reached shows the older answer, and asks again a minute later', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { server, load, apollo } = aBrowser()
    const before = await load()
    minutes(6)
    server.down = true
    expect(await load()).toEqual(before)
    server.down = false
    expect(await load()).toEqual(before)
    minutes(1)
    expect(await load()).not.toEqual(before)
    minutes(6)
    server.down = true
    await apollo.clearStore()
    await expect(load()).rejects.toThrow('Failed to fetch')
  })
})

describe('late pages', () => {
  const paths = ['/news', '/news/1', '/contact', '/results'] as const

  /** Pages with links to each other, whose data comes when it is let. */
  async function open() {
    const waiting: { come: () => void; fail: () => void }[] = []
    const answer = () =>
      new Promise((resolve, reject) =>
        waiting.push({
          come: () => resolve(data('There', { status: 404 })),
          fail: () => reject(new Error('Gone')),
        }),
      )
    const Component = () => <h1>{usePageData<() => string>()}</h1>
    const { page } = outlinedPages({ page: async () => ({ loader: answer, Component }) })
    const module = await page?.()
    const links = [...paths, '/news?after=2'].map((to) => (
      <Link key={to} to={to}>
        {to}
      </Link>
    ))
    const Layout = () => (
      <>
        {links}
        <Outlet />
      </>
    )
    const children = paths.map((path) => ({ path, ...module, ErrorBoundary: RouteErrorPage }))
    const opened = await openPage({
      route: {
        path: '/',
        Component: Root,
        children: [{ Component: Layout, children: [{ index: true, element: 'Home' }, ...children] }],
      },
      at: '/',
      root: {},
    })
    const answerAll = (how: 'come' | 'fail') =>
      act(async () => waiting.splice(0).forEach((one) => void one[how]()))
    return { ...opened, answerAll }
  }

  const outline = () => screen.findByRole('status')

  test.each(paths)('%s shows its address and outline before its data', async (path) => {
    const { user, address, answerAll } = await open()
    await user.click(screen.getByText(path))
    expect((await outline()).getAttribute('aria-busy')).toBe('true')
    expect(address()).toBe(path)
    expect(screen.queryByText('Home')).toBeNull()
    expect((await outline()).querySelectorAll('[style]')).toHaveLength(path === '/news/1' ? 3 : 18)
    await answerAll('come')
    expect((await screen.findByRole('heading')).textContent).toBe('There')
    expect(screen.queryByRole('status')).toBeNull()
  })

  test('data that is there soon comes without an outline', async () => {
    const { user, answerAll } = await open()
    await user.click(screen.getByText('/contact'))
    await answerAll('come')
    await screen.findByRole('heading')
    expect(screen.queryByRole('status')).toBeNull()
  })

  test('a failure that is late is said on the page, too', async () => {
    const { user, answerAll } = await open()
    await user.click(screen.getByText('/contact'))
    await outline()
    await answerAll('fail')
    expect((await screen.findByRole('heading')).textContent).toBe('Unexpected Application Error!')
  })
})

describe('unreached page', () => {
  test('a page without a connection says so, and is loaded when it is back', async () => {
    const mend = await openFailing(new ConnectionError('Failed to fetch'))
    expect(heading()).toBe('This page could not be loaded')
    expect(document.title).toContain('This page could not be loaded')
    screen.getByText('The server cannot be reached. Please check your connection.')
    mend()
    await act(async () => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(heading()).toBe('Contact'))
  })

  test('a page that a gateway answered is loaded again by its button', async () => {
    const response = new Response('Bad gateway', { status: 502 })
    const mend = await openFailing(new ServerError('Bad gateway', { response, bodyText: '' }))
    screen.getByText('The server answered with status 502. Please try again.')
    mend()
    await act(async () => screen.getByRole('button', { name: 'Try again' }).click())
    await waitFor(() => expect(heading()).toBe('Contact'))
  })

  test('an error of our own blames no connection', async () => {
    await openFailing(new TypeError("Cannot read properties of undefined (reading 'id')"))
    expect(heading()).toBe('Unexpected Application Error!')
  })
})

describe('outside services', () => {
  const site = { phones: ['01-5970124'], whatsAppNumber: null, messengerUrl: null, chatPluginId: null }

  /** Opens the panel as the browser does when its button is pressed. */
  function open(panel: Element | null): void {
    if (!panel) throw new Error('no panel')
    fireEvent(panel, Object.assign(new Event('toggle'), { newState: 'open', oldState: 'closed' }))
  }

  test('without a chat plugin none is loaded, whatever is opened', () => {
    const { container } = renderPart(<ChatPanel site={site} />)
    open(container.querySelector('[popover]'))
    expect(container.querySelector('iframe')).toBeNull()
  })

  test('without any way to chat there is no button', () => {
    renderPart(<ChatPanel site={{ ...site, phones: [] }} />)
    expect(screen.queryByRole('button')).toBeNull()
  })

  function Counted({ id }: { id?: string }) {
    usePageViews(id)
    return <Link to="/results?exam=CEE&candidate=081001">Result</Link>
  }

  const foreignScripts = () => Array.from(document.head.querySelectorAll('script'), ({ src }) => src)
  const pageViews = () =>
    (window.dataLayer ?? [])
      .map((command) => Array.from(command as ArrayLike<unknown>))
      .filter(([, event]) => event === 'page_view')
      .map(([, , page]) => page)

  afterEach(() => {
    delete window.dataLayer
    for (const script of document.head.querySelectorAll('script')) script.remove()
  })

  test('each page that is opened is reported once, without what is asked of it', async () => {
    // The script itself is somebody else's: it is named, and not fetched.
    const append = vi.spyOn(document.head, 'append').mockImplementation(() => undefined)
    const { user } = renderPart(<Counted id="G-ABC123" />, { at: '/news?after=x' })
    await waitFor(() => expect(pageViews()).toHaveLength(1))
    await user.click(screen.getByRole('link'))
    await waitFor(() => expect(pageViews()).toHaveLength(2))
    expect(pageViews()).toMatchObject([
      { page_location: `${location.origin}/news` },
      { page_location: `${location.origin}/results`, page_referrer: `${location.origin}/news` },
    ])
    expect(JSON.stringify(window.dataLayer)).not.toContain('081001')
    expect(append).toHaveBeenCalledOnce()
    expect(append.mock.lastCall?.[0]).toHaveProperty(
      'src',
      'https://www.googletagmanager.com/gtag/js?id=G-ABC123',
    )
  })

  test('without an analytics id nothing is counted and no script is there', async () => {
    const { user, location: address } = renderPart(<Counted />)
    await user.click(screen.getByRole('link'))
    expect(address()).toContain('/results')
    expect(window.dataLayer).toBeUndefined()
    expect(foreignScripts()).toEqual([])
  })

  test('pages for signed-in people, and those that mailed links with a token open, are not counted', async () => {
    const append = vi.spyOn(document.head, 'append').mockImplementation(() => undefined)
    const analytics = import('#client/layouts/analytics.ts')
    const handles = [{ guarded: true, parameters: {} }, { parameters: { token: 'text' } }]
    for (const handle of handles) {
      const { user, location: address, unmount } = renderPart(<Counted id="G-ABC123" />, { handle })
      await user.click(screen.getByRole('link'))
      expect(address()).toContain('/results')
      unmount()
    }
    await analytics
    expect(window.dataLayer).toBeUndefined()
    expect(append).not.toHaveBeenCalled()
  })
})

describe('replay clicks', () => {
  afterEach(() => document.body.replaceChildren())

  function buttons() {
    document.body.innerHTML =
      '<button type="button" id="a"><i>A</i></button><button type="submit" id="b">B</button>'
    const pressed = vi.fn()
    const endEarlyPress = replayClicksBeforeHydration(document)
    const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()
    const listen = () =>
      document.body.addEventListener('click', ({ target }) => pressed((target as Element).id), { once: true })
    return { endEarlyPress, press, listen, pressed }
  }

  test('the last button is pressed again, once', () => {
    const { endEarlyPress, press, listen, pressed } = buttons()
    press('#a > i')
    const pressAgain = endEarlyPress()
    listen()
    pressAgain()
    expect(pressed.mock.calls).toEqual([['a']])
  })

  test.each([
    ['of a form that sends itself', '#b'],
    ['somewhere else afterwards', 'body'],
  ])('a press %s is not repeated', (_what, selector) => {
    const { endEarlyPress, press, listen, pressed } = buttons()
    press('#a')
    press(selector)
    const pressAgain = endEarlyPress()
    listen()
    pressAgain()
    expect(pressed).not.toHaveBeenCalled()
  })

  test('what components hear of is not repeated', () => {
    const { endEarlyPress, press, listen, pressed } = buttons()
    const pressAgain = endEarlyPress()
    press('#a')
    listen()
    pressAgain()
    expect(pressed).not.toHaveBeenCalled()
  })
})

describe('shared queries', () => {
  afterEach(() => vi.unstubAllGlobals())

  /** A browser, and how it asks a server that knows documents by their hashes, or does not. */
  async function askFor({ isSignedIn, knowsHashes }: { isSignedIn: boolean; knowsHashes: boolean }) {
    const asked: string[] = []
    vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
      const parameters = new URL(address, 'http://site.example').searchParams
      const { query } = method === 'GET' ? { query: parameters.get('query') } : JSON.parse(String(body))
      asked.push(query ? `${method} in full` : `${method} by hash`)
      if (query || knowsHashes)
        return Response.json({ data: { exams: [], withdrawnExams: [], announcedReleases: [] } })
      return Response.json({
        errors: [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }],
      })
    })
    const expiresAt = new Date(Date.now() + 3_600_000).toISOString()
    const session = { __typename: 'Session' as const, expiresAt }
    const admin = { __typename: 'Viewer' as const, role: 'ADMIN' as const, session }
    const client = createBrowserClient(
      (filled) => isSignedIn && filled.writeQuery({ query: PresenceQuery, data: { viewer: admin } }),
      { postMessage: () => undefined, onmessage: null },
      { onSessionEnd: () => {}, onOtherPerson: () => {} },
    )
    await client.query({ query: ResultExamsDocument, fetchPolicy: 'no-cache', errorPolicy: 'ignore' })
    return asked
  }

  test.each([
    ['a visitor', { isSignedIn: false, knowsHashes: true }, ['GET by hash']],
    [
      'a visitor whose page is of another version',
      { isSignedIn: false, knowsHashes: false },
      ['GET by hash', 'POST in full'],
    ],
    ['somebody with a session', { isSignedIn: true, knowsHashes: true }, ['POST by hash']],
  ] as const)('%s asks for what is the same for everybody', async (_who, about, expected) => {
    expect(await askFor(about)).toEqual(expected)
  })
})

describe('stale answers', () => {
  const site = { name: 'Koshi', description: '', publicUrl: '' }
  const person = (candidateId: string) => ({
    ...{ candidateId, results: [], listEntries: [], entries: [], rechecks: [], slips: [] },
    ...{ link: null, invitation: null },
  })
  const noPage = { hasNextPage: false, endCursor: null }

  test('until the data of a candidate is there, nothing is said about it, and no other data stands in its place', async () => {
    const { wait, hasAsked, letGo } = held()
    const { navigate } = await openPage({
      route: { path: '/admin/personal-data', ...personalData },
      at: '/admin/personal-data',
      root: {
        site,
        viewer: { role: null, user: null, session: null },
        candidateData: async ({ candidateId }: { candidateId: string }) => {
          await wait()
          return candidateId === 'C' ? null : person(candidateId)
        },
      },
    })
    const deletion = () => screen.queryByRole('button', { name: 'Delete…' })
    for (const candidate of ['A', 'B', 'C']) {
      await navigate(`/admin/personal-data?candidate=${candidate}`)
      await hasAsked(1)
      expect(screen.getByText('Loading personal data')).toBeDefined()
      expect([deletion(), screen.queryByText('Nothing is kept')]).toEqual([null, null])
      await letGo()
      if (candidate !== 'C') await waitFor(() => expect(deletion()).not.toBeNull())
    }
    await screen.findByText(/^No result file and no student list/)
  })

  test('an entry that has just been added is not said to be gone', async () => {
    const { wait, hasAsked, letGo } = held()
    const { user, press, vision } = await openContentForm(
      {
        contentItem: async ({ id }: { id: string | null }) => {
          if (id !== null) await wait()
          return id === null ? null : item(1, 'New')
        },
        saveContent: item(1, 'New'),
      },
      '/admin/website/departments/new',
    )
    await user.type(vision, 'New')
    await press('Publish')
    await hasAsked(1)
    expect(screen.getByText('Loading the content')).toBeDefined()
    expect(screen.queryByText(/not there any more/)).toBeNull()
    await letGo()
    await screen.findByLabelText('Vision')
  })

  test.each([
    ['/admin/users', users, 'users', 'No matching accounts found'],
    ['/admin/notices', notices, 'allNotices', 'No matching notices found'],
    ['/admin/activity', activity, 'activities', 'No matching activity found'],
  ])(
    'a search in %s says that nothing was found only once it has searched',
    async (path, page, name, none) => {
      const { wait, hasAsked, letGo } = held()
      const { navigate } = await openPage({
        route: { path, ...page },
        at: `${path}?search=a`,
        root: {
          site,
          viewer: { role: null, user: null, session: null },
          [name]: async ({ search }: { search: string }) => {
            if (search !== 'a') await wait()
            return { totalCount: 0, nodes: [], pageInfo: noPage }
          },
        },
      })
      await screen.findByText(none)
      await navigate(`${path}?search=b`)
      await hasAsked(1)
      expect(screen.queryByText(none)).toBeNull()
      await letGo()
      await screen.findByText(none)
    },
  )

  test('the next page of a list is asked for once', async () => {
    const account = (email: string) => ({
      ...{ id: email, email, name: null, role: 'STUDENT', version: 1, createdAt: '2026-11-01T06:00:00.000Z' },
      ...{ emailVerifiedAt: null, disabledAt: null, openSessions: 0, lastSeenAt: null, candidateLinks: [] },
    })
    const { user, asked } = await openPage({
      route: { path: '/admin/users', ...users },
      at: '/admin/users',
      root: {
        site,
        viewer: { role: null, user: null, session: null },
        users: ({ after }: { after: string | null }) => ({
          totalCount: 50,
          nodes: Array.from({ length: 25 }, (_, at) => account(`${after ?? 'a'}${at}@koshi.example`)),
          pageInfo: { hasNextPage: true, endCursor: 'b' },
        }),
      },
    })
    await user.click(await screen.findByText('Older accounts'))
    await screen.findAllByText('b0@koshi.example')
    expect(asked.map(({ after }) => after)).toEqual([null, 'b'])
  })
})

describe('stalled connection', () => {
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  test('the client of a browser gives up a request that stalls', async () => {
    const asked = new Promise<RequestInit>((resolve) => {
      vi.stubGlobal(
        'fetch',
        (_address: string, init: RequestInit) => new Promise<Response>(() => resolve(init)),
      )
    })
    const tabs = { postMessage: () => {}, onmessage: null }
    const events = { onSessionEnd: () => {}, onOtherPerson: () => {} }
    const client = createBrowserClient(() => {}, tabs, events)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const failed = vi.fn()
    client.query({ query: RootQuery }).catch(failed)
    const { signal } = await asked
    expect(failed).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(25_000)
    expect(failed).toHaveBeenCalledWith(expect.any(TypeError))
    expect(signal?.aborted).toBe(true)
  })
})
