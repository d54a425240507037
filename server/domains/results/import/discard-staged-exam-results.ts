import { actorIdOf } from '#server/auth/viewer.ts'
import { removeInBackground } from '#server/domains/imports/remove-layer.ts'
import { builder } from '#server/graphql/builder.ts'
import { markFileRemoved } from './mark-file-removed.ts'
import { resultsImport } from './results-import.ts'

builder.mutationField('discardStagedExamResults', (t) =>
  t.boolean({
    authScopes: { admin: true },
    description:
      'Discards a staged file of exam results. False when the file is not staged, for example already published. [admin]',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, { db, files, log, viewer }) => {
      const removed = await markFileRemoved(db, { id, states: ['STAGED'] }, actorIdOf(viewer))
      if (!removed) return false
      removeInBackground({ db, files, log }, resultsImport, [removed])
      return true
    },
  }),
)
