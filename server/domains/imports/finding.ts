import { builder } from '#server/graphql/builder.ts'
import { FindingSeverity, type FindingShape } from './staged-preview.ts'

const FindingSeverityEnum = builder.enumType(FindingSeverity, {
  name: 'FindingSeverity',
  description: 'How grave a finding is. A BLOCKING one must be confirmed before the file can be published.',
})

export const Finding = builder.objectRef<FindingShape>('Finding').implement({
  description: 'Something about a staged file that may be a mistake.',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'Names the kind of finding, such as OTHER_SPELLING.' }),
    severity: t.expose('severity', { type: FindingSeverityEnum }),
    message: t.exposeString('message'),
    count: t.exposeInt('count', {
      nullable: true,
      description: 'Number of rows concerned; null when they cannot be counted.',
    }),
    examples: t.stringList({
      description: 'IDs of at most three candidates concerned, unless the message names them.',
      resolve: ({ examples }) => examples ?? [],
    }),
  }),
})
