import type { RouterContextProvider } from 'react-router-dom'
import { loadPage } from '#client/data/page-query.ts'
import { type CollectionField, ContentItemsQuery } from '#client/features/content-editor/collections-query.ts'

/** For the loader of a form: the server waits for the choices of its fields, too. A field asks again for choices that failed. */
export async function loadChoices(
  context: Readonly<RouterContextProvider>,
  fields: readonly CollectionField[],
): Promise<void> {
  const collections = new Set(referencedBy(fields))
  await Promise.all(
    Array.from(collections, (collection) => loadPage(context, ContentItemsQuery, { collection })),
  )
}

function referencedBy(fields: readonly CollectionField[]): string[] {
  return fields.flatMap(({ kind, collection, fields: rows = [] }) => [
    ...(kind === 'REFERENCE' && typeof collection === 'string' ? [collection] : []),
    ...referencedBy(rows),
  ])
}
