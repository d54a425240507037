import { actorIdOf } from '#server/access/viewer.ts'
import { builder } from '#server/builder.ts'
import { removeLayer } from '#server/domains/imports/remove-layer.ts'
import { inBackground } from '#server/lib/background.ts'
import { hideLayer } from './hide-layer.ts'
import { resultsLayer } from './results-layer.ts'

builder.mutationField('deleteResultFile', (t) =>
  t.boolean({
    authScopes: { admin: true },
    description:
      'Takes back a published or staged file at once: what stood before it shows again. Its rows and the stored file are cleaned up behind it. False when there is no such file. [admin]',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, { db, files, log, viewer }) => {
      const hidden = await hideLayer(db, id, actorIdOf(viewer))
      if (!hidden) return false
      inBackground(log, 'removing a result file', (signal) =>
        removeLayer({ db, files }, resultsLayer, hidden, signal),
      )
      return true
    },
  }),
)
