import type { ContentValue } from '#server/content/content-store.ts'
import { collections, findCollection } from '#server/content/declarations/index.ts'
import { isBlank, requiredReferences } from '#server/content/field.ts'
import { builder } from '#server/graphql/builder.ts'
import { badUserInput } from '#server/graphql/errors.ts'
import { uuidOf } from '#server/lib/uuid.ts'
import { signPath } from '#server/storage/signed-url.ts'
import { localeOf, pathIn, withoutLocale } from '#shared/locales.ts'

const HOUR_MS = 3_600_000

builder.queryField('contentPreview', (t) =>
  t.string({
    authScopes: { admin: true },
    description:
      'Path of a page with the drafts of its content. Everybody who has the path can open it, for an hour. [admin]',
    args: {
      page: t.arg.string({ required: true, description: '`page` of a collection; below `/ne` in Nepali.' }),
      id: t.arg.id({ description: 'An item of it: the preview is of its own page, if it has one.' }),
    },
    resolve: async (_root, { page: address, id }, { keys, content }) => {
      const [page, locale] = [withoutLocale(address), localeOf(address)]
      if (
        !collections.some((collection) => collection.page === page && collection.audience === 'everybody')
      ) {
        throw badUserInput(`There is no page ${page} with a preview.`)
      }
      const expiresAt = new Date(keys.now().getTime() + HOUR_MS)
      const own = id == null ? undefined : ownPage((await content.drafts()).item(uuidOf(id) ?? ''))
      return signPath(pathIn(locale, own ?? page), await keys.current(), { expiresAt })
    },
  }),
)

function ownPage(item: ContentValue | undefined): string | undefined {
  const {
    hasOwnPages = false,
    page = '',
    slugField,
    fields = {},
  } = findCollection(item?.collection ?? '') ?? {}
  // A course is shown in its group.
  const lacks = requiredReferences(fields).some((name) => isBlank(item?.data[name]))
  return item && hasOwnPages && slugField && !lacks ? `${page}/${item.data[slugField]}` : undefined
}
