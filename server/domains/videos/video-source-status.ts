import { builder } from '#server/graphql/builder.ts'
import { type VideoSource, videoSource } from './video-source.ts'

const VideoSourceKind = builder.enumType('VideoSourceKind', {
  description: 'Where the recorded classes come from.',
  values: {
    PLATFORM: { value: 'platform', description: 'From the channel.' },
    SAMPLES: { value: 'samples', description: 'Samples of the demo: no channel is named.' },
    NONE: { value: 'none', description: 'From nowhere: there is no channel, or no YOUTUBE_API_KEY.' },
  } as const,
})

interface SourceShape {
  kind: VideoSource['kind']
  channelId: string | null
}

const VideoSourceStatus = builder.objectRef<SourceShape>('VideoSourceStatus').implement({
  description: 'Where the recorded classes come from.',
  fields: (t) => ({
    kind: t.expose('kind', { type: VideoSourceKind }),
    channelId: t.exposeString('channelId', {
      nullable: true,
      description: 'Of the YouTube channel among the settings.',
    }),
  }),
})

builder.queryField('videoSource', (t) =>
  t.field({
    authScopes: { admin: true },
    type: VideoSourceStatus,
    description: 'Where the recorded classes come from. [admin]',
    resolve: (_root, _args, { env, site }) => ({
      kind: videoSource({ env, site }).kind,
      channelId: site.youTubeChannelId ?? null,
    }),
  }),
)
