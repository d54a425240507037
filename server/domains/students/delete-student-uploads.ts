import { actorIdOf } from '#server/access/viewer.ts'
import { builder } from '#server/builder.ts'
import { removeLayer } from '#server/domains/imports/remove-layer.ts'
import { badUserInput } from '#server/errors.ts'
import { inBackground } from '#server/lib/background.ts'
import { hideLists } from './hide-lists.ts'
import { studentsLayer } from './students-layer.ts'

const MAX_IDS = 500

builder.mutationField('deleteStudentUploads', (t) =>
  t.int({
    authScopes: { admin: true },
    description:
      'Takes back published student lists at once, all of them or none, and says how many those were: what the older lists say counts again. Their rows and stored files are cleaned up behind it. Ids of lists that are not there are passed over. [admin]',
    args: { ids: t.arg.idList({ required: true }) },
    resolve: async (_root, { ids }, { db, files, log, viewer }) => {
      if (ids.length > MAX_IDS) throw badUserInput(`At most ${MAX_IDS} uploads can be deleted at once.`)
      const hidden = await hideLists(db, { ids, state: 'PUBLISHED' }, actorIdOf(viewer))
      inBackground(log, 'removing student lists', async (signal) => {
        for (const layer of hidden) await removeLayer({ db, files }, studentsLayer, layer, signal)
      })
      return hidden.length
    },
  }),
)
