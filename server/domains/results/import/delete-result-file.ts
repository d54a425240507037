import { actorIdOf } from '#server/auth/viewer.ts'
import { removeInBackground } from '#server/domains/imports/remove-layer.ts'
import { builder } from '#server/graphql/builder.ts'
import { markFileRemoved } from './mark-file-removed.ts'
import { resultsImport } from './results-import.ts'

builder.mutationField('deleteResultFile', (t) =>
  t.boolean({
    authScopes: { admin: true },
    description:
      "Removes a published file. The results of the exam's earlier files are visible again; the file and its rows are deleted afterwards. False when there is no such file, for example a staged one: see discardStagedExamResults. [admin]",
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, { db, files, log, viewer }) => {
      const removed = await markFileRemoved(db, { id, states: ['PUBLISHED'] }, actorIdOf(viewer))
      if (!removed) return false
      removeInBackground({ db, files, log }, resultsImport, [removed])
      return true
    },
  }),
)
