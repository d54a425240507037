import type { AdminVideosQuery } from '#client/gql/graphql.ts'
import { rich, t } from '#client/locales/t.ts'
import { contentPath } from '#client/paths.ts'
import { Callout } from '#client/ui/callout.tsx'
import { TextLink } from '#client/ui/text-link.tsx'

/** Which channel the videos come from, and the way to change it. */
export function ChannelNote({ source: { kind, channelId } }: { source: AdminVideosQuery['videoSource'] }) {
  const settings = <TextLink to={contentPath('services')}>{t('Links and services')}</TextLink>
  if (kind === 'SAMPLES') {
    return (
      <Callout title={t('The videos are samples of the demo.')}>
        <p>
          {rich('Name your YouTube channel under {settings}. Its finished live streams are shown instead.', {
            settings,
          })}
        </p>
      </Callout>
    )
  }
  if (channelId == null) {
    return (
      <Callout title={t('There is no channel yet.')}>
        <p>
          {rich(
            'Name your YouTube channel under {settings}, or add single videos by their addresses. Finished live streams of the channel appear by themselves.',
            { settings },
          )}
        </p>
      </Callout>
    )
  }
  if (kind === 'NONE') {
    return (
      <Callout
        tone="warning"
        title={t('The videos of the channel {channelId} are not shown.', { channelId })}
      >
        <p>
          {t(
            'The server needs a key of YouTube for them: ask whoever runs it to set YOUTUBE_API_KEY. Videos that you add by their addresses are shown without it.',
          )}
        </p>
      </Callout>
    )
  }
  return (
    <p>
      {rich(
        'Finished live streams of the YouTube channel {channelId} appear by themselves. Another channel is named under {settings}.',
        { channelId, settings },
      )}
    </p>
  )
}
