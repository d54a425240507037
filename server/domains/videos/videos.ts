import { builder } from '#server/graphql/builder.ts'
import { cacheableInPages } from '#server/graphql/cache-hint.ts'
import { findVideoPage } from './find-video-page.ts'
import { VideoPage } from './video.ts'

builder.queryField('videos', (t) =>
  t.field({
    ...cacheableInPages,
    authScopes: { public: true },
    type: VideoPage,
    description: 'The recorded classes, newest first. [anyone]',
    args: {
      after: t.arg.string({
        description: 'The `nextPageToken` of the previous page; absent for the newest page.',
      }),
    },
    resolve: (_root, { after }, context) => findVideoPage(context, after ?? undefined),
  }),
)
