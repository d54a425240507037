import { type BrowserContext, expect, type Request } from '@playwright/test'

export interface PageWatch {
  /** Tells the watch that this test is meant to cause such an answer; it then fails when there is none. */
  expectResponse(status: number, path: string): void
  /** Tells the watch that this test is meant to lose requests there; it then fails when it loses none. */
  expectFailure(path: string): void
  /** Tells the watch that from now on, not earlier, pages may ask this host; it then fails when none does. */
  expectHost(origin: string): void
  /** Fails the test with everything that went wrong unseen. */
  verify(): void
  /** The last requests, a line each, with their answers or with the time that they have waited for one. */
  requests(): string
}

/** How many requests a failed test lists. */
const MOST_LISTED = 40

/**
 * Listens to every page of a browser context for hidden faults: console errors and warnings, uncaught
 * exceptions, failed requests, error answers, and requests to any host but our own.
 *
 * @param o.ownUrl address of our own server.
 * @param o.outside origins of other services that the institute has chosen to use.
 * @param o.scripts whether the browser runs scripts; one that does not refuses to load them, rightly.
 */
export function watchPages(
  context: BrowserContext,
  o: { ownUrl: string; scripts: boolean; outside?: readonly string[] },
): PageWatch {
  const problems: string[] = []
  const expected: { status: number; path: string; seen: boolean }[] = []
  /** Paths where a request is to be lost, and whether one was. */
  const lost = new Map<string, boolean>()
  const hosts = new Map<string, boolean>()
  const requests: { request: Request; at: number; end?: string }[] = []
  const end = (request: Request, how: string) => {
    const noted = requests.find((one) => one.request === request)
    if (noted) noted.end = `${how} after ${Date.now() - noted.at} ms`
  }
  const origins = [new URL(o.ownUrl).origin, ...(o.outside ?? [])]

  context.on('console', (message) => {
    const level = message.type()
    if (level !== 'error' && level !== 'warning') return
    // Chromium's own line on an error answer; the answer itself is judged below.
    if (message.text().startsWith('Failed to load resource: the server responded')) return
    if (lost.has(pathOf(message.location().url))) return
    if (message.text() === 'Service Worker registration blocked by Playwright') return
    problems.push(`console ${level}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (webError) => {
    const error = webError.error()
    problems.push(`uncaught: ${error.stack ?? error.message}`)
  })
  context.on('requestfinished', (request) => end(request, 'finished'))
  context.on('request', (request) => {
    requests.push({ request, at: Date.now() })
    const { protocol, origin } = new URL(request.url())
    if (!protocol.startsWith('http') || origins.includes(origin)) return
    if (hosts.has(origin)) hosts.set(origin, true)
    else problems.push(`request to another host: ${request.url()}`)
  })
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'no reason given'
    end(request, reason)
    if (!o.scripts && request.resourceType() === 'script') return
    const path = pathOf(request.url())
    if (lost.has(path)) {
      lost.set(path, true)
      return
    }
    // Leaving a page, or starting a download, aborts what was under way.
    if (reason !== 'net::ERR_ABORTED') problems.push(`request failed: ${request.url()}: ${reason}`)
  })
  context.on('response', (response) => {
    if (response.status() < 400) return
    const { pathname } = new URL(response.url())
    const match = expected.find(({ status, path }) => status === response.status() && path === pathname)
    if (match) match.seen = true
    else problems.push(`answer ${response.status()} from ${response.url()}`)
  })

  return {
    expectResponse(status, path) {
      expected.push({ status, path, seen: false })
    },
    expectFailure(path) {
      lost.set(path, false)
    },
    expectHost(origin) {
      hosts.set(origin, false)
    },
    verify() {
      const missing = expected
        .filter(({ seen }) => !seen)
        .map(({ status, path }) => `expected answer ${status} from ${path}, which did not come`)
      const arrived = [...lost].filter(([, seen]) => !seen).map(([path]) => `no request to ${path} was lost`)
      const unasked = [...hosts].filter(([, seen]) => !seen).map(([origin]) => `no request to ${origin}`)
      expect([...problems, ...missing, ...arrived, ...unasked], 'nothing goes wrong behind the page').toEqual(
        [],
      )
    },
    requests() {
      const now = Date.now()
      return requests
        .slice(-MOST_LISTED)
        .map(({ request, at, end: ended = 'no end' }) => {
          const body = request.postData()?.slice(0, 200) ?? ''
          return `${now - at} ms ago: ${request.method()} ${request.url()} ${body} ${ended}`
        })
        .join('\n')
    },
  }
}

function pathOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname : ''
}
