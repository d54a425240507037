import type { ContentOf } from '#server/content/collection.ts'
import { outsideLinks as collection } from '#server/content/declarations/student-area.ts'
import { builder } from '#server/graphql/builder.ts'
import { publishedItems } from './published-items.ts'

// A page elsewhere that students use. Those that are settings of the institute are fields of `site`.

const OutsideLink = builder
  .objectRef<ContentOf<typeof collection> & { id: string }>('OutsideLink')
  .implement({
    description: 'A page elsewhere that students use.',
    fields: (t) => ({
      id: t.exposeID('id'),
      label: t.exposeString('label'),
      about: t.exposeString('about'),
      url: t.exposeString('url'),
    }),
  })

builder.queryFields((t) => ({
  outsideLinks: t.field({
    authScopes: { student: true },
    type: [OutsideLink],
    description: 'Pages elsewhere that students use. [student]',
    complexity: { multiplier: collection.max },
    resolve: (_root, _args, context) => publishedItems(collection, context),
  }),
  emptyStudentPages: t.stringList({
    authScopes: { student: true },
    description:
      'Paths of the pages of the students’ area without published content: they are not linked. [student]',
    resolve: async (_root, _args, { content }) => (await content.published()).emptyPages('students'),
  }),
}))
