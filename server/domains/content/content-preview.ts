import { collections } from '#server/content/declarations/index.ts'
import { builder } from '#server/graphql/builder.ts'
import { badUserInput } from '#server/graphql/errors.ts'
import { signPath } from '#server/storage/signed-url.ts'

const HOUR_MS = 3_600_000

builder.queryField('contentPreview', (t) =>
  t.string({
    authScopes: { admin: true },
    description:
      'Path of a page with the drafts of its content. Whoever has it sees them, for an hour. [admin]',
    args: { page: t.arg.string({ required: true, description: '`page` of a collection.' }) },
    resolve: async (_root, { page }, { keys }) => {
      if (
        !collections.some((collection) => collection.page === page && collection.audience === 'everybody')
      ) {
        throw badUserInput(`There is no page ${page} with a preview.`)
      }
      const expiresAt = new Date(keys.now().getTime() + HOUR_MS)
      return signPath(page, await keys.current(), { expiresAt })
    },
  }),
)
