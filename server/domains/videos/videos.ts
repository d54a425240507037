import { builder } from '#server/graphql/builder.ts'
import { cacheableInPages } from '#server/graphql/cache-hint.ts'
import { withChosenVideos } from './chosen-videos.ts'
import { findVideoPage } from './find-video-page.ts'
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
        description: 'The `nextPageToken` of the previous page; absent for the newest page.',
      }),
    },
    resolve: async (_root, { after }, context) => {
      const page = await findVideoPage(context, after ?? undefined)
      return withChosenVideos(context, page, { isNewest: after == null })
    },
  }),
)
