import styled from 'styled-components'
import type { VideoCardFragment } from '#client/gql/graphql.ts'
import { color, leading, radius, space, text } from '#client/theme/theme.ts'
import { VideoCover } from './video-cover.tsx'

/** The platform's player, which begins at once; for a sample, its cover and the truth. */
export function Player({ video }: { video: VideoCardFragment }) {
  if (video.playerUrl == null) return <SampleScreen video={video} />
  return (
    <Screen>
      <iframe
        key={video.id}
        src={`${video.playerUrl}?autoplay=1&rel=0`}
        title={video.title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        allowFullScreen
        // Without the site's name the platform refuses to play; it is told no more than that.
        referrerPolicy="strict-origin-when-cross-origin"
      />
    </Screen>
  )
}

function SampleScreen({ video }: { video: VideoCardFragment }) {
  return (
    <Screen>
      <VideoCover video={video} eager />
      <Note>
        <strong>This is a sample class</strong>
        <span>
          The demo has no recordings. On an institute’s own site the live classes of its YouTube channel play
          here as soon as they are over.
        </span>
      </Note>
    </Screen>
  )
}

const Screen = styled.div`
  position: relative;
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border-radius: ${radius.medium};
  background: ${color('inkRaised')};

  & > iframe {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    border: 0;
  }
`

const Note = styled.p`
  position: absolute;
  inset: auto 0 0;
  display: grid;
  gap: ${space[1]};
  padding: ${space[3]} ${space[4]};
  background: ${color('ink')};
  color: ${color('onInk')};
  font-size: ${text('small')};
  line-height: ${leading('normal')};

  & > strong {
    font-size: ${text('body')};
  }
`
