import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { NodeCompiler, RenderPdfOpts } from '@myriaddreamin/typst-ts-node-compiler'
import { encode } from 'uqr'
import type { Site } from '#server/config/site.ts'
import { said } from '#server/locales/say.ts'
import { type Digits, withNepaliDigits } from '#shared/digits.ts'
import type { Locale } from '#shared/locales.ts'
import { brandScheme } from '#shared/theme/brand-scheme.ts'

const require = createRequire(import.meta.url)

/** Folder of the documents' sources, their letterhead and fonts. */
const folder = dirname(require.resolve('#server/pdf/letterhead.typ'))

/** Where a document finds the logo: a file that is in memory only. */
const LOGO = 'logo.png'

let compiler: NodeCompiler | undefined

/** The institute as it heads a paper. */
export interface Letterhead {
  site: Site
  /** A PNG for a ground of white paper. */
  logo?: { png: Uint8Array; width: number; height: number } | undefined
}

export interface Typeset {
  pdf: Buffer
  pages: number
}

/**
 * Typesets a document of server/pdf as PDF. Synchronous; takes some milliseconds.
 *
 * @param file path relative to server/pdf.
 * @param site the institute, for letterhead and colours.
 * @param logo its logo, for the letterhead.
 * @param language of the document's own words; English unless told.
 * @param data available in the document as `sys.inputs.data`, with messages in the language. Values are data, never markup. Texts
 *   under the key `qr` become pictures of QR codes.
 * @throws when the document has an error.
 */
export function typeset(
  file: string,
  { site, logo, language = 'en', data }: Letterhead & { language?: Locale; data: unknown },
): Typeset {
  compiler ??= createCompiler()
  if (logo) compiler.mapShadow(join(folder, LOGO), Buffer.from(logo.png))
  const shownLogo = logo ? { file: `/${LOGO}`, shape: logo.width / logo.height } : null
  const digits = language === 'ne' ? site.nepaliDigits : 'LATIN'
  const forms = { site, logo: shownLogo, language, digits, colors: colorsOf(site) }
  const inputs = {
    ...Object.fromEntries(Object.entries(forms).map(([key, value]) => [key, JSON.stringify(value)])),
    data: JSON.stringify(data, (key, value) => shownValue(key, value, { language, digits })),
  }
  const compiled = compiler.compile({ mainFilePath: join(folder, file), inputs })
  const document = compiled.result
  if (!document) {
    const problems = compiled.takeError()?.shortDiagnostics ?? []
    throw new Error(`${file} cannot be set: ${JSON.stringify(problems)}`)
  }
  const pdf = compiler.pdf(document, optionsOf(file))
  // Evicts entries unused in the last 10 compilations.
  compiler.evictCache(10)
  return { pdf, pages: document.numOfPages }
}

/** Puts messages into the language. Codes stay as they are, because people compare and type them. */
function shownValue(key: string, value: unknown, o: { language: Locale; digits: Digits }): unknown {
  if (typeof value !== 'string' || key === 'code') return value
  return key === 'qr' ? qrPicture(value) : withNepaliDigits(said(value, o.language), o.digits)
}

/** A QR code as the grey values of its modules. */
function qrPicture(text: string): { size: number; pixels: number[] } {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  return { size, pixels: data.flatMap((row) => row.map((isDark) => (isDark ? 0 : 255))) }
}

/**
 * PDF/UA asks for a description of each formula: the demo's documents that have some are tagged without. Tags would make cards
 * to cut out four times as large; the same is there as CSV.
 */
function optionsOf(file: string): RenderPdfOpts {
  if (file === 'pin-cards.typ') return { pdfTags: false }
  return /^(materials|papers|question-bank)\//.test(file) ? {} : { pdfStandard: 'ua-1' }
}

/** On white paper, so those of the light scheme. The pattern at the top shows the brand colour. */
function colorsOf({ brandColor }: Site) {
  const { light, hues } = brandScheme(brandColor)
  return {
    ink: light.ink,
    inkSoft: hues.indigo.light.hue,
    pattern: brandColor === undefined ? light.ink : light.action,
    accent: light.accent,
  }
}

/** Imported for the first document: it is 51 MB of native code that most processes do not need. */
function createCompiler(): NodeCompiler {
  const typst: typeof import('@myriaddreamin/typst-ts-node-compiler') = require('@myriaddreamin/typst-ts-node-compiler')
  return typst.NodeCompiler.create({ workspace: folder, fontArgs: [{ fontPaths: [join(folder, 'fonts')] }] })
}
