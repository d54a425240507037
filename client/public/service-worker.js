// Answers a visit only when the network does not: with a page that keeps the address, and tries it again by itself. It keeps
// no copies of pages or results, and sends nothing.

/** Seconds between two tries. */
const RETRY_AFTER = 5

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>No connection</title>
  </head>
  <body style="max-width: 34rem; margin: 20vh auto; padding: 0 1rem; font: 1.125rem/1.5 system-ui, sans-serif">
    <main>
    <h1>No connection</h1>
    <p>This page could not be loaded. Your device is offline, or our server cannot be reached.</p>
    <p>We keep trying for you, every ${RETRY_AFTER} seconds, at the same address.</p>
    <p><a href="">Try now</a></p>
    </main>
  </body>
</html>
`

const headers = {
  refresh: `${RETRY_AFTER}`,
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
}

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('activate', (event) => {
  // Requests go out while this file is still being started.
  const preload = self.registration.navigationPreload?.enable()
  event.waitUntil(Promise.all([preload, self.clients.claim()]))
})

self.addEventListener('fetch', (event) => {
  // A form that was sent must not be sent again by itself.
  if (event.request.mode !== 'navigate' || event.request.method !== 'GET') return
  event.respondWith(visit(event))
})

async function visit(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch {
    return new Response(page, { status: 503, headers })
  }
}
