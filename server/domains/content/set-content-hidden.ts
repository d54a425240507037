import { actorIdOf } from '#server/auth/viewer.ts'
import { builder } from '#server/graphql/builder.ts'
import { changeItems } from './change-items.ts'
import { ContentItem, MAX_ITEMS } from './content-item.ts'
import { editableKeys, editors } from './editors.ts'

builder.mutationField('setContentHidden', (t) =>
  t.field({
    authScopes: editors,
    type: [ContentItem],
    description:
      'Hides items from visitors, or shows them again. Idempotent. Also teachers, for what they may edit. [admin]',
    complexity: { multiplier: MAX_ITEMS },
    args: { ids: t.arg.idList({ required: true }), isHidden: t.arg.boolean({ required: true }) },
    resolve: async (_root, { ids, isHidden }, { db, viewer, content }) =>
      changeItems(db, {
        ids,
        keys: await editableKeys({ viewer, content }),
        action: isHidden ? 'content.hidden' : 'content.shown',
        actorId: actorIdOf(viewer),
        change: async (tx, chosen) => {
          const changed = await tx.contentItem.updateManyAndReturn({
            where: { id: { in: chosen.ids }, isHidden: !isHidden },
            data: { isHidden },
            select: { id: true },
          })
          return changed.map(({ id }) => id)
        },
      }),
  }),
)
