import type { Page } from '@playwright/test'
import { collections } from '#server/content/declarations/index.ts'
import type { Fields } from '#server/content/field.ts'

/** Brands and names of formats, which are the same in every language. */
const brands =
  /\b(?:WhatsApp|Messenger|YouTube|Facebook|Android|iOS|iPhone|Google Play|App Store|JPEG|PNG|WebP|JavaScript|PDF|PIN|QR|kB|MB|GB|English|En|name@example\.com|4F7KX-09ZTM-2QWE8-H3VNB)\b/g

/** In the admin area, names of columns and words of files, which are the same in every language, and of their examples. */
const ofFiles = {
  results:
    /^(?:CSV|XLSX|xlsx|Excel|Error|Candidate ID|Exam ID|Exam Mark|Exam Rank|Percentage(?: 0)?|Physics|Chemistry|AB|Absent|Day|Withheld|Disqualified|DQ|CEE-.*|NEPALI-.*|nepali.*|Anjali Dahal)$/,
  lists:
    /^(?:CSV|JSON|GIF|SITE_CONFIG|notes\.txt|students\.csv|list\.csv|nobody|Excel|xlsx|Error|Email|Name|Candidate ID(?: or Registration Number)?|Registration Number|Student Name|Groups?|Date of Birth|Group A|Morning|Day|CANDIDATE ID|candidate_id|Student Registration Number|Amount|Date|Receipt Number|Method|Anjali (?:Dahal|Pandey)|\S+@example\.com)$/,
}
const pagesOfResults =
  /^\/ne\/admin(?:\/(?:results|add-result|correct-result|release|exam|exams|exam-list|recheck|rechecks))?$/

const wordsOf = (fields: Fields): (string | null)[] =>
  Object.values(fields).flatMap(({ label, help, options, fields: rows }) => [
    label,
    help,
    ...Object.values(options ?? {}),
    ...(rows ? wordsOf(rows) : []),
  ])

/** Labels and help of the content engine: they stand in the data of a page of the admin area, but are no content. */
const declared = new Set(
  collections
    .flatMap(({ section, label, help, fields }) => [section, label, help, ...wordsOf(fields)])
    .filter((text) => text !== null && !['', 'Messenger', 'Google Analytics'].includes(text)),
)

/** Text that is read out, shown as a tooltip, or shown elsewhere instead of the page. */
const readable = {
  attributes: [
    ...['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'aria-placeholder'],
    ...['title', 'alt', 'placeholder', 'label', 'summary'],
  ],
  described:
    'meta[name=description], meta[property="og:title"], meta[property="og:description"], meta[property="og:image:alt"]',
}

/**
 * The English words of a page in another language that are neither of the institute's content nor brands: what is content
 * stands in the data that the page was made of, or in a text area that somebody writes in.
 */
export async function foreignWords(page: Page): Promise<string[]> {
  const { texts, inMain, times, data } = await page.evaluate(({ attributes, described }) => {
    const data: string[] = [location.href]
    const collect = (value: unknown): void => {
      if (typeof value === 'string') data.push(value)
      else if (typeof value === 'object' && value !== null)
        // Names of types and records are not content.
        for (const [name, part] of Object.entries(value)) if (!name.startsWith('__')) collect(part)
    }
    collect(JSON.parse(document.getElementById('page-state')?.textContent ?? 'null'))

    const texts: string[] = []
    const inMain: string[] = []
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { parentElement } = walker.currentNode
      if (parentElement?.closest('main')) inMain.push(walker.currentNode.textContent?.trim() ?? '')
      if (parentElement && !parentElement.closest('script, style, noscript, textarea'))
        texts.push(walker.currentNode.textContent ?? '')
    }
    for (const element of document.querySelectorAll('*')) {
      const shown = [
        ...attributes,
        ...(element.matches('input:is([type=submit], [type=button])') ? ['value'] : []),
      ]
      for (const name of element.matches(described) ? ['content'] : shown)
        texts.push(element.getAttribute(name) ?? '')
    }
    for (const script of document.querySelectorAll('script[type="application/ld+json"]'))
      for (const [, name = ''] of (script.textContent ?? '').matchAll(
        /"(?:name|headline|description)":"([^"\\]*)"/g,
      ))
        texts.push(name)

    const times = Array.from(document.querySelectorAll('time'), (time) => time.textContent ?? '')
    return { texts, inMain, times, data }
  }, readable)
  const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
  const content = data.map(plain).join('\n')
  // A sentence may be made of several texts of the content, and a long one is cut for search engines.
  const phrases = texts.flatMap((text) =>
    plain(text)
      .replaceAll(/https?:\S+|#[\da-f]{6}\b/g, '')
      .replace(/…$/, '')
      .split(/[\u0900-\u097f]+|[,;:.()·“”]\s|[()“”·]/),
  )
  const foreign = phrases
    .map((phrase) => plain(phrase.replaceAll(brands, '')).replace(/^[\s,.;:©\d-]+|[\s,.;:-]+$/g, ''))
    .filter((phrase) => /[a-z]{2}/i.test(phrase) && !content.includes(phrase))
  // The data has dates in English, too, which no page shows in Nepali.
  const found = new Set([...foreign, ...times.filter((text) => /[a-z]/i.test(text))])
  const { pathname } = new URL(page.url())
  if (!pathname.startsWith('/ne/admin')) return [...found]
  const inFiles = pagesOfResults.test(pathname) ? ofFiles.results : ofFiles.lists
  return [...found, ...inMain.filter((text) => declared.has(text))].filter((words) => !inFiles.test(words))
}
