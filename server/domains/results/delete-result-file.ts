import { actorIdOf } from '#server/auth/viewer.ts'
import { removeLayer } from '#server/domains/imports/remove-layer.ts'
import { builder } from '#server/graphql/builder.ts'
import { inBackground } from '#server/lib/background.ts'
import { hideLayer } from './hide-layer.ts'
import { resultsImport } from './results-import.ts'

builder.mutationField('deleteResultFile', (t) =>
  t.boolean({
    authScopes: { admin: true },
    description:
      "Removes a published or staged file. The results of the exam's earlier files are visible again; the file and its rows are deleted afterwards. False when the file does not exist. [admin]",
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, { db, files, log, viewer }) => {
      const hidden = await hideLayer(db, id, actorIdOf(viewer))
      if (!hidden) return false
      inBackground(log, 'removing a result file', (signal) =>
        removeLayer({ db, files }, resultsImport, hidden, signal),
      )
      return true
    },
  }),
)
