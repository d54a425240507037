import type { Site } from '#server/config/site.ts'
import { type Letterhead, type Typeset, typeset } from '#server/pdf/typeset.ts'
import type { Locale } from '#shared/locales.ts'
import { memoizeByObject } from '#shared/memoize-by-object.ts'
import { pdfUrl, type StudentPdf, type Template } from './student-pdf.ts'

interface Known extends Typeset {
  /** The input of the typesetting. */
  text: string
  logo: Letterhead['logo']
}

/** Keeps typeset documents until the institute's settings or their own data change. */
const cacheOf = memoizeByObject((_site: Site) => new Map<string, Known>())

/** Typesets a document with the institute's letterhead. */
export function typesetPdf(
  { kind, id }: StudentPdf,
  { file, data }: Template,
  { site, logo, language: asked }: Letterhead & { language: Locale },
): Typeset {
  // Of the others the words are those of the file.
  const language = kind === 'syllabus' ? asked : 'en'
  const cache = cacheOf(site)
  const key = `${language} ${pdfUrl({ kind, id })}`
  const text = JSON.stringify(data)
  const known = cache.get(key)
  if (known?.text === text && known.logo === logo) return known
  const made = { ...typeset(file, { site, logo, language, data }), text, logo }
  cache.set(key, made)
  return made
}
