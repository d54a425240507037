import type { Site } from '#client/data/root-data.ts'
import type { PageFacts, VideoFacts } from '#client/layouts/page-facts.ts'
import { t } from '#client/locales/t.ts'
import { paths } from '#client/paths.ts'
import { readHours } from '#client/ui/read-hours.ts'
import { iconPath } from '#shared/theme/mark.ts'
import { escapeHtml, jsonForScript } from './html-text.ts'

type Thing = Readonly<Record<string, unknown>>

/** Size of a card's picture, in px, as chats and social networks expect. */
export const CARD = { width: 1200, height: 630 } as const

/** Address of the picture that is drawn for a page that has none of its own. */
function cardPath(path: string): string {
  return `/cards${path === '/' ? '/home' : path}.png`
}

/** Metadata for robots: the card of a chat or social network, and structured data. */
export function headTags(facts: PageFacts, site: Site): string {
  const data = structuredData(facts, site).map(
    (thing) =>
      `<script type="application/ld+json">${jsonForScript({ '@context': 'https://schema.org', ...thing })}</script>`,
  )
  return [...cardTags(facts, site), ...data].join('')
}

function cardTags({ path, title, description, subject }: PageFacts, site: Site): string[] {
  const article = subject?.kind === 'article' ? subject : undefined
  const words = title ?? site.name
  return [
    property('og:type', article ? 'article' : 'website'),
    property('og:site_name', site.name),
    property('og:title', words),
    property('og:description', description ?? site.description),
    property('og:url', site.publicUrl + path),
    ...(article ? [property('article:published_time', article.publishedAt)] : []),
    ...(article?.picture === undefined
      ? [
          property('og:image', site.publicUrl + cardPath(path)),
          property('og:image:type', 'image/png'),
          property('og:image:width', String(CARD.width)),
          property('og:image:height', String(CARD.height)),
          property('og:image:alt', title === undefined ? site.name : `${title} · ${site.name}`),
        ]
      : [property('og:image', site.publicUrl + article.picture)]),
    '<meta name="twitter:card" content="summary_large_image">',
  ]
}

function structuredData({ path, title, description, parents, subject }: PageFacts, site: Site): Thing[] {
  const url = site.publicUrl + path
  const things: Thing[] = []
  if (path === paths.home) things.push(institute(site))
  if (title !== undefined) things.push(way(site, [...parents, { label: title, to: path }]))
  if (subject?.kind === 'article') {
    things.push({
      '@type': 'NewsArticle',
      headline: title,
      description,
      datePublished: subject.publishedAt,
      image: site.publicUrl + (subject.picture ?? cardPath(path)),
      mainEntityOfPage: url,
      author: nameOf(site),
      publisher: nameOf(site),
    })
  }
  if (subject?.kind === 'course') {
    const { name, description: about } = subject
    things.push({
      '@type': 'Course',
      ...{ name, description: about, url, provider: nameOf(site) },
      offers: { '@type': 'Offer', category: 'Paid', url },
      hasCourseInstance: {
        '@type': 'CourseInstance',
        ...{
          name,
          courseMode: 'Onsite',
          location: { '@type': 'Place', name: site.name, ...addressOf(site) },
        },
      },
    })
  }
  if (subject?.kind === 'videos') things.push(...subject.videos.flatMap((video) => videoObject(video, site)))
  return things
}

function institute(site: Site): Thing {
  const { name, publicUrl, description, logoUrl, brandColor, phones, email, establishedYear, socialLinks } =
    site
  return {
    '@type': 'EducationalOrganization',
    '@id': `${publicUrl}/#institute`,
    name,
    url: `${publicUrl}/`,
    description,
    logo: new URL(logoUrl ?? iconPath('icon-512.png', brandColor), publicUrl).href,
    ...(phones.length > 0 && { telephone: phones }),
    ...(email && { email }),
    ...addressOf(site),
    ...hoursOf(site),
    ...(establishedYear && { foundingDate: String(establishedYear) }),
    ...(socialLinks.length > 0 && { sameAs: socialLinks.map(({ url }) => url) }),
  }
}

const addressOf = ({ address }: Site): Thing =>
  address ? { address: { '@type': 'PostalAddress', streetAddress: address, addressCountry: 'NP' } } : {}

/** Of a text that says both days and hours. */
function hoursOf({ officeHours }: Site): Thing {
  const days = officeHours ? readDays(officeHours) : undefined
  const spans = (days && readHours(officeHours ?? '')) ?? []
  if (spans.length === 0) return {}
  return {
    openingHoursSpecification: spans.map(({ from, to }) => ({
      '@type': 'OpeningHoursSpecification',
      ...{ dayOfWeek: days, opens: clock(from), closes: clock(to) },
    })),
  }
}

function clock(hour: number): string {
  const minutes = Math.round((hour % 1) * 60)
  return `${String(Math.floor(hour)).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
}

/** Search engines take none without a picture and a day. */
function videoObject(
  { title, description, publishedAt, thumbnail, playerUrl }: VideoFacts,
  site: Site,
): Thing[] {
  if (!thumbnail || !publishedAt) return []
  return [
    {
      '@type': 'VideoObject',
      ...{ name: title, description: description || title, uploadDate: publishedAt },
      thumbnailUrl: site.publicUrl + thumbnail,
      ...(playerUrl && { embedUrl: playerUrl }),
      publisher: nameOf(site),
    },
  ]
}

const nameOf = ({ name, publicUrl }: Site): Thing => ({
  '@type': 'EducationalOrganization',
  '@id': `${publicUrl}/#institute`,
  name,
  url: `${publicUrl}/`,
})

function way({ publicUrl }: Site, pages: PageFacts['parents']): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ label: t('Home'), to: paths.home }, ...pages].map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: publicUrl + to,
    })),
  }
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeHtml(content)}">`
}

const english = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
const nepali = ['आइत', 'सोम', 'मङ्गल|मंगल', 'बुध', 'बिही|बिहि|विही', 'शुक्र', 'शनि'] as const

type Day = (typeof english)[number]

const names = english.map((day, at) => new RegExp(`^(?:${day.slice(0, 3)}|${nepali[at]})`, 'i'))
const oneDay = `(?:${english.map((day) => `${day.slice(0, 3)}(?:${day.slice(3)}|s|rs|nes|urs)?\\b`).join('|')}|(?:${nepali.join('|')})(?:बार|वार)?)`
const days = new RegExp(oneDay, 'gi')
const range = new RegExp(`(${oneDay})\\s*(?:-|–|—|to|through|देखि)\\s*(${oneDay})`, 'i')
const always = /every ?day|daily|हरेक दिन|प्रत्येक दिन|दैनिक|सधैँ|सधैं/i

/** The days in a text such as `Sunday to Friday, 7 AM - 5 PM`; undefined when it does not say, or names others besides. */
export function readDays(text: string): readonly Day[] | undefined {
  const named = [...text.matchAll(days)].length
  if (always.test(text)) return named === 0 ? english : undefined
  const [, first = '', last = ''] = range.exec(text) ?? []
  if (first === '' || named > 2) return undefined
  const [from, to] = [first, last].map((word) => names.findIndex((name) => name.test(word)))
  if (from === undefined || to === undefined) return undefined
  const length = ((to - from + 7) % 7) + 1
  return english.flatMap((_, at) => (at < length ? (english[(from + at) % 7] ?? []) : []))
}
