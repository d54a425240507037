import { collections } from '#server/content/declarations/index.ts'
import type { Field, Fields } from '#server/content/field.ts'
import { dayAfter, todayInNepal } from '#shared/calendar/nepal-time.ts'
import { pdf } from '#tests/support/content/notices.ts'
import { uploaded } from '#tests/support/files/media.ts'
import type { ApiClient } from '#tests/support/http/api-client.ts'
import { SaveContent } from './content-operations.ts'

/** The pages that show content of their own. */
export const contentPages = [
  ...new Set(collections.flatMap(({ page, audience }) => (audience === 'everybody' ? page : []))),
].filter((page) => page !== '/')

interface SampleTexts {
  /** Stands in every text; a link holds it behind its address. */
  text: string
  /** Stands in every text with paragraphs, instead of `text`. */
  longText?: string
}

/**
 * A valid value for each field.
 *
 * @param o.pdf id of an uploaded file.
 * @param o.references the id for each collection that a field refers to.
 */
export function sampleContent(
  fields: Fields,
  o: SampleTexts & { references?: Readonly<Record<string, string>>; pdf?: string },
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, sampleValue(field, o)]))
}

function sampleValue(field: Field, o: Parameters<typeof sampleContent>[1]): unknown {
  const { kind, options, fields, collection, empty, schema } = field
  switch (kind) {
    case 'LONG_TEXT':
      return o.longText ?? o.text
    case 'TEXT':
    case 'PLAIN_TEXT':
      // Addresses, codes and slugs have a form of their own.
      return [o.text, 'sample', 'name@example.com', 'G-AB12CD34EF', 'abcdefghijk', '07:00'].find(
        (sample) => schema.safeParse(sample).success,
      )
    case 'LINK':
      return `https://example.com/?${encodeURIComponent(o.text)}`
    case 'COLOR':
      return '#1f6b3a'
    case 'NUMBER':
      return empty
    case 'DATE':
      // Tomorrow, so that it counts as coming.
      return empty === null ? null : dayAfter(todayInNepal(), 1)
    case 'CHOICE':
      return Object.keys(options ?? {})[0]
    case 'TEXTS':
      return [[o.text], ['sample']].find((sample) => field.schema.safeParse(sample).success) ?? ['01-5970124']
    case 'ROWS':
      return [sampleContent(fields ?? {}, o)]
    case 'PICTURE':
      return null
    case 'FILE':
      return o.pdf ?? null
    case 'REFERENCE':
      return o.references?.[collection ?? ''] ?? null
  }
}

/** Publishes one item of every collection, with `text` in each text. */
export async function fillContent(admin: ApiClient, text: string, longText = text): Promise<void> {
  const { id: file } = await uploaded(admin, pdf('sample.pdf'))
  const references: Record<string, string> = {}
  const refersTo = (fields: Fields) => Object.values(fields).flatMap(({ collection }) => collection ?? [])
  const waiting = new Set(collections)
  while (waiting.size > 0) {
    const ready = [...waiting].find(({ fields }) => refersTo(fields).every((key) => references[key]))
    if (!ready) throw new Error('The references between collections form a cycle')
    waiting.delete(ready)
    const { key: collection, fields, check } = ready
    const data = sampleContent(fields, { text, longText, references, pdf: file })
    // Lines of payments have a form of their own.
    for (const { path } of check(data)) data[path] = fields[path]?.empty
    const { saveContent } = await admin.run(SaveContent, { collection, version: 0, data, publication: 'NOW' })
    if (saveContent.__typename !== 'ContentItem') throw new Error(`${collection}: ${saveContent.message}`)
    references[collection] = saveContent.id
  }
}
