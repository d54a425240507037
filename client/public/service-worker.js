// Answers a visit only when the network does not: with a page that keeps the address, and tries it again by itself; on the page
// that checks result slips with what it can verify itself. It keeps no copies of pages or results, only the public keys of slips,
// and sends nothing.

/** Seconds between two tries. */
const RETRY_AFTER = 5

const pageOf = (title, content) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${title}</title>
  </head>
  <body style="max-width: 34rem; margin: 20vh auto; padding: 0 1rem; font: 1.125rem/1.5 system-ui, sans-serif">
    <main>
    <h1>${title}</h1>
    ${content}
    </main>
  </body>
</html>
`

const page = pageOf(
  'No connection',
  `<p>This page could not be loaded. Your device is offline, or our server cannot be reached.</p>
    <p>We keep trying for you, every ${RETRY_AFTER} seconds, at the same address.</p>
    <p><a href="">Try now</a></p>`,
)

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
}

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('activate', (event) => {
  // Requests go out while this file is still being started.
  const preload = self.registration.navigationPreload?.enable()
  event.waitUntil(Promise.all([preload, self.clients.claim(), keepKeysForOpenPages()]))
})

self.addEventListener('fetch', (event) => {
  // A form that was sent must not be sent again by itself.
  if (event.request.mode !== 'navigate' || event.request.method !== 'GET') return
  event.respondWith(visit(event))
})

async function visit(event) {
  const url = new URL(event.request.url)
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request))
    if (url.pathname === VERIFY) event.waitUntil(keepKeys())
    return answer
  } catch {
    const checked = url.pathname === VERIFY ? await checkSlip(url.searchParams.get('t') ?? '') : undefined
    if (checked) return new Response(checked, { headers })
    return new Response(page, { status: 503, headers: { ...headers, refresh: `${RETRY_AFTER}` } })
  }
}

// Result slips are checked by the signature in their QR code.

const VERIFY = '/verify'
const KEYS = '/.well-known/jwks.json'
const CACHE = 'slip-keys'
const ECDSA = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }

async function keepKeys() {
  // Without a connection the keys of the last visit stay.
  const answer = await fetch(KEYS).catch(() => undefined)
  if (answer?.ok) await (await caches.open(CACHE)).put(KEYS, answer)
}

/** At the first visit the page is open before this file is. */
async function keepKeysForOpenPages() {
  const pages = await self.clients.matchAll({ includeUncontrolled: true })
  if (pages.some(({ url }) => new URL(url).pathname === VERIFY)) await keepKeys()
}

/** @returns a page; undefined when there is no key to check with. */
async function checkSlip(token) {
  const [header = '', payload = '', signature = ''] = token.split('.')
  try {
    const { kid } = JSON.parse(textOf(bytesOf(header)))
    const known = await (await caches.open(CACHE)).match(KEYS)
    const jwk = (await known?.json())?.keys.find((key) => key.kid === kid)
    if (!jwk) return undefined
    const key = await crypto.subtle.importKey('jwk', jwk, ECDSA, false, ['verify'])
    const signed = new TextEncoder().encode(`${header}.${payload}`)
    const isOurs = await crypto.subtle.verify(ECDSA, key, bytesOf(signature), signed)
    return isOurs && token.split('.').length === 3 ? genuine(JSON.parse(textOf(bytesOf(payload)))) : notOurs
  } catch {
    return undefined
  }
}

const notOurs = pageOf(
  'Not ours',
  '<p>This slip is not from this institute, or its code was not read as it is printed.</p>',
)

function genuine(claims) {
  const facts = [
    ['Name', claims.name],
    ['Candidate ID', claims.sub],
    ['Group', claims.group],
    ['Exam', claims.title],
    ['Exam ID', claims.exam],
    ['Date of the exam', claims.date],
    ['Result', outcomes[claims.out] ?? (Number(claims.pct) >= Number(claims.pass) ? 'Passed' : 'Failed')],
    ['Percentage', claims.pct && `${claims.pct}%`],
    ['Mark', claims.full ? `${claims.mark} of ${claims.full}` : claims.mark],
    ['Rank', claims.rank],
    ['Issued by', claims.iss],
    [
      'Issued on',
      new Date(claims.iat * 1000).toLocaleDateString('en', {
        timeZone: 'Asia/Kathmandu',
        dateStyle: 'medium',
      }),
    ],
  ]
  const shown = facts.filter(([, value]) => value)
  return pageOf(
    'Genuine when issued',
    `<p>Your device is offline, or our server cannot be reached: could not ask whether it was revised since.</p>
    <p><a href="">Ask again</a></p>
    <p>What was signed. Where the paper differs, it was changed.</p>
    <dl>${shown.map(([term, value]) => `<dt>${term}</dt><dd><strong>${escaped(value)}</strong></dd>`).join('')}</dl>`,
  )
}

const outcomes = { ABSENT: 'Absent', WITHHELD: 'Withheld', DISQUALIFIED: 'Disqualified' }

const escaped = (text) => String(text).replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)

const textOf = (bytes) => new TextDecoder().decode(bytes)

/** @throws for a text that is not the base64url of its bytes: its last character has bits that decoders ignore. */
function bytesOf(base64url) {
  const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  const again = btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
  if (again !== base64url) throw new TypeError('not canonical')
  return Uint8Array.from(binary, (char) => char.charCodeAt(0))
}
