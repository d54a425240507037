import { actorIdOf } from '#server/auth/viewer.ts'
import { removeLayer } from '#server/domains/imports/remove-layer.ts'
import { builder } from '#server/graphql/builder.ts'
import { inBackground } from '#server/lib/background.ts'
import { hideLists } from './hide-lists.ts'
import { studentsImport } from './students-import.ts'

builder.mutationField('discardStagedStudents', (t) =>
  t.boolean({
    authScopes: { admin: true },
    description:
      'Discards a staged student list. False when the list is not staged, for example already published. [admin]',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, { db, files, log, viewer }) => {
      const [hidden] = await hideLists(db, { ids: [id], state: 'STAGED' }, actorIdOf(viewer))
      if (!hidden) return false
      inBackground(log, 'removing a student list', (signal) =>
        removeLayer({ db, files }, studentsImport, hidden, signal),
      )
      return true
    },
  }),
)
