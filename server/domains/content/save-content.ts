import { actorIdOf } from '#server/auth/viewer.ts'
import { findCollection } from '#server/content/declarations/index.ts'
import { builder } from '#server/graphql/builder.ts'
import { conflictMessage, conflictType } from '#server/graphql/conflict.ts'
import { badUserInput, InvalidInput, invalidInput, notFound } from '#server/graphql/errors.ts'
import { dayProblem } from '#server/lib/bikram-sambat.ts'
import { uuidOf } from '#server/lib/uuid.ts'
import { say } from '#server/locales/say.ts'
import { todayInNepal } from '#shared/calendar/nepal-time.ts'
import { ContentItem } from './content-item.ts'
import { editors } from './editors.ts'
import { type Publication, storeVersion } from './store-version.ts'

const ContentPublication = builder.enumType('ContentPublication', {
  description: 'State of a saved version.',
  values: {
    DRAFT: { description: 'Only staff see it.' },
    NOW: { description: 'Visitors see it at once.' },
    AT: { description: 'Visitors see it from `publishAt` on.' },
  } as const,
})

const ContentConflict = conflictType('ContentConflict', ContentItem)

const SaveContentResult = builder.unionType('SaveContentResult', {
  types: [ContentItem, InvalidInput, ContentConflict],
  resolveType: (value) => ('kind' in value ? value.kind : ContentItem),
})

builder.mutationField('saveContent', (t) =>
  t.field({
    authScopes: editors,
    type: SaveContentResult,
    description:
      'Saves the next version of an item, or a new item. Earlier versions are kept; one that is scheduled becomes a draft. A draft may lack what is required. Also teachers, for what they may edit. [admin]',
    args: {
      collection: t.arg.id({ required: true }),
      id: t.arg.id({
        description:
          'For a new item a UUID of the client, so that repeated requests create it once. Omit for a singleton.',
      }),
      version: t.arg.int({
        required: true,
        description:
          'The version that was edited, 0 for a new item. ContentConflict if the item has another version by now with other values.',
      }),
      data: t.arg({ type: 'ContentData', required: true }),
      publication: t.arg({ type: ContentPublication, required: true }),
      publishAt: t.arg({ type: 'DateTime', description: 'For AT: a moment in the future.' }),
    },
    resolve: async (_root, args, { db, env, viewer }) => {
      const collection = findCollection(args.collection)
      if (!collection) throw badUserInput(`There is no collection ${args.collection}.`)
      if (collection.isSetting && env.siteConfig !== undefined)
        return invalidInput([{ path: '', message: LOCKED }])
      const id = uuidOf(args.id ?? '')
      if (args.id != null && id === undefined) throw gone()
      const publish = publicationOf(args.publication, args.publishAt ?? null, db.now())
      if (publish === undefined) {
        return invalidInput([{ path: 'publishAt', message: say`Choose a time in the future` }])
      }
      const inOtherCalendar = publish instanceof Date && dayProblem(todayInNepal(publish), db.now())
      if (inOtherCalendar) return invalidInput([{ path: 'publishAt', message: inOtherCalendar }])
      const saved = await storeVersion(db, {
        collection,
        id,
        version: args.version,
        data: args.data,
        publish,
        actorId: actorIdOf(viewer),
      })
      if (saved.outcome === 'missing') throw gone()
      if (saved.outcome === 'invalid') return invalidInput(saved.problems)
      if (saved.outcome === 'saved') return saved.item
      const { current } = saved
      return {
        kind: 'ContentConflict' as const,
        message: conflictMessage(viewer, current.authorId),
        current,
      }
    },
  }),
)

const LOCKED = say`These settings come from the file that SITE_CONFIG names. Change them there, or start the server without it.`

const gone = () => notFound(say`This entry is not there any more.`)

function publicationOf(
  publication: 'DRAFT' | 'NOW' | 'AT',
  at: Date | null,
  now: Date,
): Publication | undefined {
  if (publication !== 'AT') return publication
  return at && at > now ? at : undefined
}
