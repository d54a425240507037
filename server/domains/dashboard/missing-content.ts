import type { Collection } from '#server/content/collection.ts'
import type { ContentSnapshot, ContentValue } from '#server/content/content-store.ts'
import { collections } from '#server/content/declarations/index.ts'
import { identity } from '#server/content/declarations/settings.ts'
import { isShown } from '#server/content/empty-pages.ts'
import { completeValues, type Field } from '#server/content/field.ts'
import { sumOfStates, type TranslationState, translationState } from '#server/content/translations.ts'
import { builder } from '#server/graphql/builder.ts'
import { say, sayLabel } from '#server/locales/say.ts'

type Entry = Pick<ContentValue, 'id' | 'data'>

interface Missing {
  /** Null for notices. */
  collection: string | null
  /** The first entry that lacks it. */
  itemId: string | null
  text: string
}

export const MissingContent = builder.objectRef<Missing>('MissingContent').implement({
  description: 'Recommended content that the institute has not published yet.',
  fields: (t) => ({
    collection: t.exposeID('collection', {
      nullable: true,
      description: 'Key of the collection to add it to; null for notices.',
    }),
    itemId: t.exposeID('itemId', {
      nullable: true,
      description: 'The entry to add it to; null for a new one, and for a singleton.',
    }),
    text: t.exposeString('text'),
  }),
})

/**
 * Content that pages lack, by the declarations: the institute's name and contact, whole pages, single fields, then
 * texts in Nepali.
 *
 * @param notices how far the notices are in Nepali.
 */
export function findMissingContent(
  content: Pick<ContentSnapshot, 'items' | 'item'>,
  { settingsLocked, notices }: { settingsLocked: boolean; notices: TranslationState },
): Missing[] {
  const asked = collections.filter(
    ({ supplement, isSetting, audience }) =>
      !supplement && audience === 'everybody' && !(isSetting && settingsLocked),
  )
  // Of the settings only these have a stand-in that visitors see.
  const isNeeded = ({ isSetting, key }: Collection) => !isSetting || key === identity.key
  const empty = asked.filter((collection) => isNeeded(collection) && !isShown(content, collection))
  return [
    ...empty
      .toSorted((one, other) => Number(other.isSetting) - Number(one.isSetting))
      .map(({ key, label }) => ({
        collection: key,
        itemId: null,
        text: say`${sayLabel(label)}: nothing is published yet`,
      })),
    ...asked
      .filter((collection) => !empty.includes(collection))
      .flatMap((collection) => missingFields(collection, entriesOf(collection, content))),
    ...missingNepali(
      collections.filter(
        ({ audience, isSetting }) => audience === 'everybody' && !(isSetting && settingsLocked),
      ),
      content,
      notices,
    ),
  ]
}

/** Texts without Nepali ones, once the institute has begun to translate. */
function missingNepali(
  asked: readonly Collection[],
  content: Pick<ContentSnapshot, 'items'>,
  notices: TranslationState,
): Missing[] {
  const ofCollections = asked.map(({ key, label, single, fields }) => {
    const items = content
      .items(key)
      .map(({ id, inBoth }) => ({ id, state: translationState(fields, inBoth) }))
    const first = items.find(({ state }) => state.missing > 0)
    const all = sumOfStates(items.map(({ state }) => state))
    return { collection: key, itemId: single ? null : (first?.id ?? null), label, all }
  })
  const states = [...ofCollections, { collection: null, itemId: null, label: 'Notices', all: notices }]
  if (!states.some(({ all }) => all.hasBegun)) return []
  return states
    .filter(({ all }) => all.missing > 0)
    .map(({ label, all, ...at }) => ({
      ...at,
      text: say`${sayLabel(label)}: ${all.missing} of ${all.texts} texts without Nepali`,
    }))
}

/** The settings are there before somebody enters them. */
function entriesOf({ key, single, fields }: Collection, content: Pick<ContentSnapshot, 'items'>): Entry[] {
  const items = content.items(key)
  return items.length === 0 && single ? [{ id: '', data: completeValues(fields, {}) }] : [...items]
}

function missingFields({ key, label, single, fields }: Collection, items: readonly Entry[]): Missing[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const lacking = items.filter(({ data }) => field.isWanted && isEmpty(data[name]))
    const ofField = missing(
      { lacking: lacking.length, all: items.length, of: sayLabel(label), isOnly: single },
      field,
      { collection: key, itemId: single ? null : (lacking[0]?.id ?? null) },
    )
    const ofRows = items.flatMap(({ id, data }) =>
      Object.entries(field.fields ?? {}).flatMap(([rowName, rowField]) => {
        const rows = data[name] as Record<string, unknown>[]
        const without = rows.filter((row) => rowField.isWanted && isEmpty(row[rowName]))
        return missing(
          {
            lacking: without.length,
            all: rows.length,
            of: `${sayLabel(label)}, ${sayLabel(field.label.toLowerCase())}`,
            isOnly: false,
          },
          rowField,
          { collection: key, itemId: single ? null : id },
        )
      }),
    )
    return [...ofField, ...ofRows]
  })
}

function missing(
  found: { lacking: number; all: number; of: string; isOnly: boolean },
  { label }: Field,
  at: Omit<Missing, 'text'>,
): Missing[] {
  if (found.lacking === 0) return []
  const what = sayLabel(label.toLowerCase())
  const text = found.isOnly
    ? say`${found.of}: no ${what} yet`
    : say`${found.of}: ${found.lacking} of ${found.all} without ${what}`
  return [{ ...at, text }]
}

const isEmpty = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0)
