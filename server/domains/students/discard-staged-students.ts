import { actorIdOf } from '#server/access/viewer.ts'
import { builder } from '#server/builder.ts'
import { removeLayer } from '#server/domains/imports/remove-layer.ts'
import { inBackground } from '#server/lib/background.ts'
import { hideLists } from './hide-lists.ts'
import { studentsLayer } from './students-layer.ts'

builder.mutationField('discardStagedStudents', (t) =>
  t.boolean({
    authScopes: { admin: true },
    description:
      'Throws a staged student list away. False when it is not staged (any more); one that somebody published meanwhile stays. [admin]',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, { db, files, log, viewer }) => {
      const [hidden] = await hideLists(db, { ids: [id], state: 'STAGED' }, actorIdOf(viewer))
      if (!hidden) return false
      inBackground(log, 'removing a student list', (signal) =>
        removeLayer({ db, files }, studentsLayer, hidden, signal),
      )
      return true
    },
  }),
)
