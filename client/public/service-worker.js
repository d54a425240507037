// Answers a visit only when the network does not: with a page that keeps the address, and tries it again by itself; on the page
// that checks result slips with what it can verify itself. It keeps no copies of pages or results, only the public keys of slips,
// and sends nothing.

/** Seconds between two tries. */
const RETRY_AFTER = 5

/** The institute's digits of Nepali pages: the page that registers this file says so in its address. */
const isDevanagari = self.location?.search === '?digits=DEVANAGARI'

/** As in shared/digits.ts, which this file cannot import: what is written in Latin letters keeps its digits. */
const inNepali = (text) =>
  isDevanagari && !/[a-z@]/i.test(text)
    ? text.replace(/\d/g, (digit) => String.fromCharCode(0x966 + Number(digit)))
    : text

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
    <p>We keep trying for you, every ${RETRY_AFTER} seconds, at the same address.</p>
    <p><a href="">Try now</a></p>`,
  ),
  ne: pageOf(
    'ne',
    'इन्टरनेट जडान छैन',
    `<p>यो पृष्ठ खोल्न सकिएन। तपाईंको उपकरणमा इन्टरनेट छैन, वा हाम्रो सर्भरसँग सम्पर्क हुन सकेन।</p>
    <p>यही ठेगानामा हरेक ${inNepali(`${RETRY_AFTER}`)} सेकेन्डमा हामी फेरि प्रयास गरिरहन्छौँ।</p>
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
    // If the server cannot be reached, Firefox resolves preloadResponse with Response.error().
    if (answer.type === 'error') throw new TypeError('no connection')
    if (isVerify(url)) event.waitUntil(keepKeys())
    return answer
  } catch {
    const lang = isNepali(url) ? 'ne' : 'en'
    const checked = isVerify(url) ? await checkSlip(url.searchParams.get('t') ?? '', lang) : undefined
    if (checked) return new Response(checked, { headers })
    return new Response(pages[lang], { status: 503, headers: { ...headers, refresh: `${RETRY_AFTER}` } })
  }
}

// Result slips are checked by the signature in their QR code.

const isVerify = ({ pathname }) => pathname === '/verify' || pathname === '/ne/verify'
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
  const open = await self.clients.matchAll({ includeUncontrolled: true })
  if (open.some(({ url }) => isVerify(new URL(url)))) await keepKeys()
}

/** @returns a page; undefined when there is no key to check with. */
async function checkSlip(token, lang) {
  const [header = '', payload = '', signature = ''] = token.split('.')
  try {
    const { kid } = JSON.parse(textOf(bytesOf(header)))
    const known = await (await caches.open(CACHE)).match(KEYS)
    const jwk = (await known?.json())?.keys.find((key) => key.kid === kid)
    if (!jwk) return undefined
    const key = await crypto.subtle.importKey('jwk', jwk, ECDSA, false, ['verify'])
    const signed = new TextEncoder().encode(`${header}.${payload}`)
    const isOurs = await crypto.subtle.verify(ECDSA, key, bytesOf(signature), signed)
    return isOurs && token.split('.').length === 3
      ? genuine(JSON.parse(textOf(bytesOf(payload))), lang)
      : notOurs[lang]
  } catch {
    return undefined
  }
}

const notOurs = {
  en: pageOf(
    'en',
    'Not ours',
    '<p>This slip is not from this institute, or its code was not read as it is printed.</p>',
  ),
  ne: pageOf('ne', 'हाम्रो होइन', '<p>यो पर्ची यस संस्थाको होइन, वा कोड छापिएअनुसार पढिएन।</p>'),
}

const words = {
  en: {
    terms:
      'Name,Candidate ID,Group,Exam,Exam ID,Date of the exam,Result,Percentage,Mark,Rank,Pass mark,Issued by,Issued on,Code',
    outcomes: { ABSENT: 'Absent', WITHHELD: 'Withheld', DISQUALIFIED: 'Disqualified' },
    verdicts: ['Passed', 'Failed'],
    mark: (mark, full) => `${mark} of ${full}`,
    day: sayDate,
    title: 'Genuine when issued',
    text: 'Your device is offline, or our server cannot be reached: could not ask whether it was revised since.',
    again: 'Ask again',
    signed: 'What was signed. Where the paper differs, it was changed.',
  },
  ne: {
    terms:
      'नाम,परीक्षार्थी नम्बर,समूह,परीक्षा,परीक्षा नम्बर,परीक्षा मिति,नतिजा,प्रतिशत,प्राप्ताङ्क,स्थान,उत्तीर्ण सीमा,जारी गर्ने,जारी मिति,कोड',
    outcomes: { ABSENT: 'अनुपस्थित', WITHHELD: 'नतिजा रोकिएको', DISQUALIFIED: 'अयोग्य ठहरिएको' },
    verdicts: ['उत्तीर्ण', 'अनुत्तीर्ण'],
    mark: (mark, full) => `${full} मध्ये ${mark}`,
    day: sayDateInNepali,
    title: 'जारी गर्दा सक्कली',
    text: 'तपाईंको उपकरणमा इन्टरनेट छैन, वा हाम्रो सर्भरसँग सम्पर्क हुन सकेन: त्यसयता नतिजा सच्याइएको छ कि भनी सोध्न सकिएन।',
    again: 'फेरि सोध्नुहोस्',
    signed: 'हस्ताक्षर गरिएको विवरण। कागज फरक छ भने त्यो बदलिएको हो।',
  },
}

/** Place of the pass mark among the terms; the subjects follow it. */
const PASS_MARK = 10

function genuine(claims, lang) {
  const { terms, outcomes, verdicts, mark, day, title, text, again, signed } = words[lang]
  const digits = lang === 'ne' ? inNepali : String
  const [passed, failed] = verdicts
  const code = `${claims.jti.slice(0, 5)}-${claims.jti.slice(5)}`
  const values = [
    claims.name,
    claims.sub,
    claims.group,
    claims.title,
    claims.exam,
    claims.date && day(claims.date),
    outcomes[claims.out] ?? (Number(claims.pct) >= Number(claims.pass) ? passed : failed),
    claims.pct && `${claims.pct}%`,
    claims.full ? mark(claims.mark, claims.full) : claims.mark,
    claims.rank,
    claims.pct && `${claims.pass}%`,
    claims.iss,
    day(new Date(claims.iat * 1000 + NEPAL_OFFSET_MS).toISOString().slice(0, 10)),
    code,
  ]
  const facts = terms.split(',').map((term, at) => [term, values[at]])
  const subjects = (claims.subj ?? []).map(([name, taken = '–']) => [
    name,
    taken === 'AB' ? outcomes.ABSENT : taken,
  ])
  facts.splice(PASS_MARK + 1, 0, ...subjects)
  const shown = facts.filter(([, value]) => value)
  return pageOf(
    lang,
    title,
    `<p>${text}</p>
    <p><a href="">${again}</a></p>
    <p>${signed}</p>
    <dl>${shown.map(([term, value]) => `<dt>${escaped(term)}</dt><dd><strong>${escaped(value === code ? value : digits(String(value)))}</strong></dd>`).join('')}</dl>`,
  )
}

const NEPAL_OFFSET_MS = (5 * 60 + 45) * 60_000
const DAY_MS = 24 * 60 * 60_000

/** As in shared/calendar, which this file cannot import: days of the months from 2070 on, less 29. */
const LENGTHS =
  '222322011011223222101011232321101011232321110012222322101011223222101011232321110011232321110102' +
  '222322101011223222101011232321110011232321110102223222101011223222101011232321110012132321110102' +
  '223222101011223321101011232321110012132321110102223222101011223321101011232321110012222322011002'
const MONTHS = 'Baisakh Jestha Asar Shrawan Bhadra Asoj Kartik Mangsir Poush Magh Falgun Chaitra'.split(' ')
const MONTHS_NE = 'वैशाख जेठ असार साउन भदौ असोज कात्तिक मंसिर पुस माघ फागुन चैत'.split(' ')
const AD_MONTHS_NE = 'जनवरी फेब्रुअरी मार्च अप्रिल मे जुन जुलाई अगस्ट सेप्टेम्बर अक्टोबर नोभेम्बर डिसेम्बर'.split(' ')

/** A day (`yyyy-MM-dd`) in A.D. and, as far as it is known, in B.S. */
function sayDate(day) {
  const inAd = new Date(day).toLocaleDateString('en', { timeZone: 'UTC', dateStyle: 'medium' })
  const bs = dayInBs(day)
  if (!bs) return inAd
  return `${inAd} (${bs.date} ${MONTHS[bs.month]} ${bs.year}${bs.year > 2083 ? ', provisional' : ''})`
}

function sayDateInNepali(day) {
  const [year, month, date] = day.split('-').map(Number)
  const inAd = `${year} ${AD_MONTHS_NE[month - 1]} ${date}`
  const bs = dayInBs(day)
  if (!bs) return inAd
  return `${inAd} (${bs.year} ${MONTHS_NE[bs.month]} ${bs.date}${bs.year > 2083 ? ', अनुमानित' : ''})`
}

function dayInBs(day) {
  let left = (Date.parse(day) - Date.parse('2013-04-14')) / DAY_MS
  let month = 0
  for (; month < LENGTHS.length && left >= Number(LENGTHS[month]) + 29; month++)
    left -= Number(LENGTHS[month]) + 29
  if (left < 0 || month === LENGTHS.length) return undefined
  return { year: 2070 + Math.floor(month / 12), month: month % 12, date: left + 1 }
}

const escaped = (text) => String(text).replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)

const textOf = (bytes) => new TextDecoder().decode(bytes)

/** @throws for a text that is not the base64url of its bytes: its last character has bits that decoders ignore. */
function bytesOf(base64url) {
  const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  const again = btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
  if (again !== base64url) throw new TypeError('not canonical')
  return Uint8Array.from(binary, (char) => char.charCodeAt(0))
}
