import { builder } from '#server/graphql/builder.ts'
import { cacheableInPages } from '#server/graphql/cache-hint.ts'
import { findVideosAsChosen } from './chosen-videos.ts'
import { VideoPage } from './video.ts'

builder.queryField('videos', (t) =>
  t.field({
    ...cacheableInPages,
    authScopes: { public: true },
    type: VideoPage,
    description:
      'The recorded classes, newest first; those that staff pin stand before them, those that they hide are left out. [anyone]',
    args: {
      after: t.arg.string({
        description: 'The `nextPageToken` of the previous page; absent for the first page.',
      }),
    },
    resolve: (_root, { after }, context) => findVideosAsChosen(context, after ?? undefined),
  }),
)
