import { actorIdOf } from '#server/auth/viewer.ts'
import { removeInBackground } from '#server/domains/imports/remove-layer.ts'
import { builder } from '#server/graphql/builder.ts'
import { markListsRemoved } from './mark-lists-removed.ts'
import { studentsImport } from './students-import.ts'

builder.mutationField('discardStagedStudents', (t) =>
  t.boolean({
    authScopes: { admin: true },
    description:
      'Discards a staged student list. False when the list is not staged, for example already published. [admin]',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, { db, files, log, viewer }) => {
      const [removed] = await markListsRemoved(db, { ids: [id], state: 'STAGED' }, actorIdOf(viewer))
      if (!removed) return false
      removeInBackground({ db, files, log }, studentsImport, [removed])
      return true
    },
  }),
)
