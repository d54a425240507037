import type { Env } from '#server/config/env.ts'
import { type Site, standInSite } from '#server/config/site.ts'
import type { DataVersion } from '#server/db/data-version.ts'
import type { Database } from '#server/db/database.ts'
import { type DemoState, readDemoState } from '#server/db/demo-state.ts'
import { setFirstCalendar } from '#shared/calendar/show-dates.ts'
import { setNepaliDigits } from '#shared/digits.ts'
import type { Locale } from '#shared/locales.ts'
import type { Collection } from './collection.ts'
import { collections, findCollection } from './declarations/index.ts'
import { identity } from './declarations/settings.ts'
import { previewValues } from './drafts.ts'
import { emptyPages, pagesWithoutRecords, RESULTS_PAGE } from './empty-pages.ts'
import { completeValues, type Fields, type PictureValue } from './field.ts'
import { mediaUrl, narrowestUrl } from './media-url.ts'
import { valuesIn } from './translations.ts'

/** An item as a page shows it. */
export interface ContentValue {
  id: string
  collection: string
  /** When its newest version was published; of a draft, when it was saved. */
  publishedAt: Date
  /** Whether it is as it came with the demo. */
  isSample: boolean
  /** A value for each declared field, in the language of the snapshot. */
  data: Record<string, unknown>
  /** The same with the Nepali texts beside the others. */
  inBoth: Record<string, unknown>
  /** The snapshot that it belongs to, for its references. */
  snapshot: ContentSnapshot
}

/** All content at one moment, in one language. */
export class ContentSnapshot {
  /** The institute's settings. */
  readonly site: Site
  readonly #byId = new Map<string, ContentValue>()
  readonly #byCollection = new Map<string, ContentValue[]>()
  readonly #rows: readonly StoredContent[]
  readonly #options: SnapshotOptions
  #inNepali: ContentSnapshot | undefined

  /** Whether the demo came with the installation, and whether staff have removed it: then nothing of it may stand in. */
  readonly demo: DemoState

  readonly #withoutRecords: readonly string[]

  /**
   * @param options.logo the picture among the settings.
   * @param options.withoutRecords paths of the pages that list records of which there are none.
   * @param options.drafts whether the rows may be incomplete.
   */
  constructor(rows: readonly StoredContent[], options: SnapshotOptions) {
    const { configured, demo, logo, withoutRecords, drafts, language = 'en' } = options
    this.#rows = rows
    this.#options = options
    this.demo = demo
    this.#withoutRecords = withoutRecords
    for (const { collection, data: stored, ...row } of rows) {
      const declared = findCollection(collection)
      // Of a collection that another version of the program declares.
      if (!declared) continue
      const complete = completeValues(declared.fields, stored)
      const inBoth = drafts ? previewValues(declared, { id: row.id, data: complete }) : complete
      if (!inBoth) continue
      const data = valuesIn(language, declared.fields, inBoth)
      const value = { ...row, collection, data, inBoth, snapshot: this }
      this.#byId.set(row.id, value)
      this.#byCollection.set(collection, [...(this.#byCollection.get(collection) ?? []), value])
    }
    const settings = collections.filter(({ isSetting }) => isSetting)
    // Every institute that has a configuration has an address.
    const standsIn = !configured.fromFile && (demo.removed || configured.site.address === undefined)
    this.site = siteOf(
      standsIn ? { ...configured, site: standInSite(language) } : configured,
      settings.flatMap(({ key, fields }) => this.items(key).map(({ data }) => ({ fields, data }))),
      logo,
    )
  }

  /** The same content in a language. */
  in(language: Locale): ContentSnapshot {
    if (language === (this.#options.language ?? 'en')) return this
    this.#inNepali ??= new ContentSnapshot(this.#rows, { ...this.#options, language })
    return this.#inNepali
  }

  /** The same content once results are published. */
  withResults(): ContentSnapshot {
    const withoutRecords = this.#withoutRecords.filter((page) => page !== RESULTS_PAGE)
    return new ContentSnapshot(this.#rows, { ...this.#options, withoutRecords })
  }

  /** The items of a collection in their order. */
  items(collection: string): readonly ContentValue[] {
    return this.#byCollection.get(collection) ?? []
  }

  /** Paths of the pages on which nothing is published: neither linked nor indexed. */
  emptyPages(of: Collection['audience'] = 'everybody'): string[] {
    return emptyPages(this, of, this.#withoutRecords)
  }

  /** The item that a reference names; undefined when it is not published. */
  item(id: string): ContentValue | undefined {
    return this.#byId.get(id)
  }
}

interface SnapshotOptions {
  configured: ConfiguredSite
  demo: DemoState
  logo: Logo | undefined
  withoutRecords: readonly string[]
  drafts: boolean
  /** Else English. */
  language?: Locale
}

interface StoredContent {
  id: string
  collection: string
  publishedAt: Date
  isSample: boolean
  data: Record<string, unknown>
}

/** Reads content, and caches the published part until the data version changes. */
export class ContentStore {
  readonly #db: Pick<Database, 'pool'>
  readonly #dataVersion: DataVersion
  #version: string | undefined
  #published: Promise<ContentSnapshot> | undefined
  readonly #configured: ConfiguredSite
  #site: Site

  constructor(o: { db: Pick<Database, 'pool'>; dataVersion: DataVersion; configured: ConfiguredSite }) {
    this.#db = o.db
    this.#dataVersion = o.dataVersion
    this.#configured = o.configured
    this.#site = o.configured.site
  }

  /** The institute's settings as they were read last. Each page reads them again. */
  get site(): Site {
    return this.#site
  }

  /** The content that visitors see. */
  async published(): Promise<ContentSnapshot> {
    const version = await this.#dataVersion.version()
    if (this.#published && version === this.#version) return this.#published
    this.#version = version
    const reading = this.#read({ drafts: false })
    this.#published = reading
    reading.then(
      ({ site }) => {
        if (this.#published !== reading) return
        this.#site = site
        setFirstCalendar(site.firstCalendar)
        setNepaliDigits(site.nepaliDigits)
      },
      () => {
        if (this.#published === reading) this.#published = undefined
      },
    )
    return reading
  }

  /** The content that visitors would see if all drafts were published now. */
  drafts(): Promise<ContentSnapshot> {
    return this.#read({ drafts: true })
  }

  async #read(o: { drafts: boolean }): Promise<ContentSnapshot> {
    const [rows, demo, withoutRecords] = await Promise.all([
      readContent(this.#db, o),
      readDemoState(this.#db),
      pagesWithoutRecords(this.#db),
    ])
    const logo = await findLogo(this.#db, rows)
    return new ContentSnapshot(rows, { configured: this.#configured, demo, logo, withoutRecords, ...o })
  }
}

/** The content of an installation, with its settings from the start. */
export function openContent(
  { db, env, site }: { db: Pick<Database, 'pool'>; env: Pick<Env, 'siteConfig'>; site: Site },
  dataVersion: DataVersion,
): ContentStore {
  return new ContentStore({ db, dataVersion, configured: { site, fromFile: env.siteConfig !== undefined } })
}

/** Reads the newest version of each item: one scan of the versions, which staff write by hand. */
async function readContent(
  { pool }: Pick<Database, 'pool'>,
  { drafts }: { drafts: boolean },
): Promise<StoredContent[]> {
  const { rows } = await pool.query<StoredContent>({
    name: 'read-content',
    text: `
      SELECT id, collection, "publishedAt", "isSample", data
      FROM (
        SELECT DISTINCT ON (item.id) item.id, collection, position, data,
          coalesce(publish_at, version.created_at) AS "publishedAt",
          is_demo AND number = min(number) OVER (PARTITION BY item.id) AS "isSample"
        FROM content_items item JOIN content_versions version ON item_id = item.id
        WHERE deleted_at IS NULL AND NOT is_hidden AND ($1 OR publish_at <= now())
        ORDER BY item.id, number DESC
      ) AS newest
      ORDER BY collection, position, id`,
    values: [drafts],
  })
  return rows
}

/** The settings at the start: of a file, or placeholders until staff have entered theirs. */
interface ConfiguredSite {
  site: Site
  /** Whether `site` comes from the file that SITE_CONFIG names: it alone counts then. */
  fromFile: boolean
}

/** The entries of staff in one form of the settings. */
interface Entered {
  fields: Fields
  data: Readonly<Record<string, unknown>>
}

/**
 * The institute's settings: those of the file, or those that staff have entered and placeholders for the others.
 *
 * @param shownLogo the picture that was entered as the logo.
 */
function siteOf({ site, fromFile }: ConfiguredSite, entered: readonly Entered[], shownLogo?: Logo): Site {
  if (fromFile) return site
  // A required value is missing in drafts only, and their preview needs it.
  const names = new Set(
    entered.flatMap(({ fields, data }) =>
      Object.keys(fields).filter((name) => !(fields[name]?.required && data[name] === null)),
    ),
  )
  const placeholders = Object.entries(site).filter(([name]) => !names.has(name))
  const values = entered.flatMap(({ data }) => Object.entries(data)).filter(([, value]) => value !== null)
  const { logo, ...settings } = Object.fromEntries([...placeholders, ...values])
  return { ...settings, ...(logo !== undefined && shownLogo) } as Site
}

type Logo = Pick<Site, 'logoUrl' | 'smallLogoUrl' | 'logoIsPale'>

/** Pixels: twice the height of the logo on pages, for screens of high resolution. */
const SMALL_HEIGHT = 80

interface LogoFile {
  name: string
  isPale: boolean | null
  width: number | null
  height: number | null
  widths: number[]
}

/** The logo that staff have uploaded. */
async function findLogo(
  { pool }: Pick<Database, 'pool'>,
  rows: readonly { collection: string; data: Record<string, unknown> }[],
): Promise<Logo | undefined> {
  const logo = rows.find(({ collection }) => collection === identity.key)?.data.logo as PictureValue | null
  if (!logo) return undefined
  const found = await pool.query<LogoFile>(
    `SELECT file_name AS name, is_pale AS "isPale", width, height,
       ARRAY(SELECT width FROM media_variants WHERE media_id = id AND format = 'webp') AS widths
     FROM media_files WHERE id = $1`,
    [logo.picture],
  )
  const [file] = found.rows
  if (!file) return undefined
  const { name, isPale, width, height, widths } = file
  const enough = width && height ? (SMALL_HEIGHT * width) / height : 0
  const smallLogoUrl = narrowestUrl(logo.picture, widths, enough)
  return {
    logoUrl: mediaUrl(logo.picture, name),
    ...(smallLogoUrl !== undefined && { smallLogoUrl }),
    ...(isPale !== null && { logoIsPale: isPale }),
  }
}
