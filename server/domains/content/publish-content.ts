import { actorIdOf } from '#server/auth/viewer.ts'
import { publishProblems } from '#server/content/drafts.ts'
import { builder } from '#server/graphql/builder.ts'
import { changeItems } from './change-items.ts'
import { ContentItem, MAX_ITEMS } from './content-item.ts'
import { editableKeys, editors } from './editors.ts'
import { newestVersions } from './newest-versions.ts'

builder.mutationField('publishContent', (t) =>
  t.field({
    authScopes: editors,
    type: [ContentItem],
    description:
      'Publishes the newest versions of items now, scheduled ones too. Leaves items with `problems` as they are. Idempotent. Also teachers, for what they may edit. [admin]',
    complexity: { multiplier: MAX_ITEMS },
    args: { ids: t.arg.idList({ required: true }) },
    resolve: async (_root, { ids }, { db, viewer, content }) =>
      changeItems(db, {
        ids,
        keys: await editableKeys({ viewer, content }),
        action: 'content.published',
        actorId: actorIdOf(viewer),
        change: async (tx, { collection, ids: chosen }) => {
          const complete = (await newestVersions(tx, collection))
            .filter(({ id, data }) => chosen.includes(id) && publishProblems(collection, data).length === 0)
            .map(({ id }) => id)
          const changed = await tx.$queryRaw<{ id: string }[]>`
            UPDATE content_versions version SET publish_at = statement_timestamp()
            WHERE item_id = ANY (${complete}::uuid[]) AND (publish_at IS NULL OR publish_at > statement_timestamp())
              AND number = (SELECT max(number) FROM content_versions WHERE item_id = version.item_id)
            RETURNING item_id AS id`
          return changed.map(({ id }) => id)
        },
      }),
  }),
)
