// Answers a visit only when the network does not, with a page that keeps the address and tries it again by itself. It keeps no
// copies of pages or results, and sends nothing.

/** Seconds between two tries. */
const RETRY_AFTER = 5

const pageOf = (lang, title, content) => `<!doctype html>
<html lang="${lang}">
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

const isNepali = ({ pathname }) => /^\/ne(?:\/|$)/.test(pathname)

const pages = {
  en: pageOf(
    'en',
    'No connection',
    `<p>This page could not be loaded. Your device is offline, or our server cannot be reached.</p>
    <p>We keep trying for you, every few seconds, at the same address.</p>
    <p><a href="">Try now</a></p>`,
  ),
  ne: pageOf(
    'ne',
    'इन्टरनेट जडान छैन',
    `<p>यो पृष्ठ खोल्न सकिएन। तपाईंको उपकरणमा इन्टरनेट छैन, वा हाम्रो सर्भरसँग सम्पर्क हुन सकेन।</p>
    <p>यही ठेगानामा हामी केही सेकेन्डको फरकमा फेरि प्रयास गरिरहन्छौँ।</p>
    <p><a href="">अहिले नै प्रयास गर्नुहोस्</a></p>`,
  ),
}

const headers = {
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
  const url = new URL(event.request.url)
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request))
    // If the server cannot be reached, Firefox resolves preloadResponse with Response.error().
    if (answer.type === 'error') throw new TypeError('no connection')
    return answer
  } catch {
    const lang = isNepali(url) ? 'ne' : 'en'
    return new Response(pages[lang], { status: 503, headers: { ...headers, refresh: `${RETRY_AFTER}` } })
  }
}
