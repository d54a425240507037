import { ViewerType } from '#server/domains/accounts/viewer.ts'
import { builder } from '#server/graphql/builder.ts'
import { editableKeys } from './editors.ts'

builder.objectField(ViewerType, 'editableContent', (t) =>
  t.stringList({
    description: 'Keys of the collections of the content that the viewer may edit.',
    resolve: async (viewer, _args, { content }) => [...(await editableKeys({ viewer, content }))],
  }),
)
