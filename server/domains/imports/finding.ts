import { builder } from '#server/builder.ts'
import type { FindingShape } from './staged-preview.ts'

export const Finding = builder.objectRef<FindingShape>('Finding').implement({
  description: 'Something worth a look before publishing. It never blocks.',
  fields: (t) => ({
    message: t.exposeString('message'),
    count: t.exposeInt('count', {
      nullable: true,
      description: 'How many rows it concerns, where that can be counted.',
    }),
    examples: t.stringList({
      description:
        'IDs of some of the candidates it concerns, at most three, where the message does not name them.',
      resolve: ({ examples }) => examples ?? [],
    }),
  }),
})
