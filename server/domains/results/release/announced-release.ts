import { Exam } from '#server/domains/results/exams/exam.ts'
import {
  type AnnouncedReleaseShape,
  listAnnouncedReleases,
  MOST_ANNOUNCED,
} from '#server/domains/results/exams/find-exams.ts'
import { builder } from '#server/graphql/builder.ts'
import { cacheable } from '#server/graphql/cache-hint.ts'

const AnnouncedRelease = builder.objectRef<AnnouncedReleaseShape>('AnnouncedRelease').implement({
  description: 'When the results of an exam can be seen, as staff announced it.',
  fields: (t) => ({
    exam: t.field({ type: Exam, resolve: ({ exam }) => exam }),
    releaseAt: t.expose('releaseAt', { type: 'DateTime', description: 'By the clock of the database.' }),
  }),
})

builder.queryField('announcedReleases', (t) =>
  t.field({
    ...cacheable,
    authScopes: { public: true },
    type: [AnnouncedRelease],
    complexity: { multiplier: MOST_ANNOUNCED },
    description:
      'The exams without visible results whose release is announced, the first to be released first. [anyone]',
    resolve: (_root, _args, { db }) => listAnnouncedReleases(db),
  }),
)
