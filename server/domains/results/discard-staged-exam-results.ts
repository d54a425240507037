import { actorIdOf } from '#server/access/viewer.ts'
import { builder } from '#server/builder.ts'
import { removeLayer } from '#server/domains/imports/remove-layer.ts'
import { inBackground } from '#server/lib/background.ts'
import { hideLayer } from './hide-layer.ts'
import { resultsLayer } from './results-layer.ts'

builder.mutationField('discardStagedExamResults', (t) =>
  t.boolean({
    authScopes: { admin: true },
    description:
      'Throws a staged file of exam results away. False when it is not staged (any more); one that somebody published meanwhile stays. [admin]',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, { db, files, log, viewer }) => {
      const hidden = await hideLayer(db, id, actorIdOf(viewer), 'STAGED')
      if (!hidden) return false
      inBackground(log, 'removing a result file', (signal) =>
        removeLayer({ db, files }, resultsLayer, hidden, signal),
      )
      return true
    },
  }),
)
