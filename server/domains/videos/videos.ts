import { builder } from '#server/builder.ts'
import { findVideoPage } from './find-video-page.ts'
import { VideoPage } from './video.ts'

builder.queryField('videos', (t) =>
  t.field({
    authScopes: { public: true },
    type: VideoPage,
    description: 'The recorded classes, newest first. [anyone]',
    args: {
      after: t.arg.string({ description: 'The `nextPageToken` of the page before; absent for the newest.' }),
    },
    resolve: (_root, { after }, context) => findVideoPage(context, after ?? undefined),
  }),
)
