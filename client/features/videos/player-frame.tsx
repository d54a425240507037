import styled from 'styled-components'
import type { VideoCardFragment } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { color, leading, radius, space, text } from '#client/theme/theme.ts'
import { PixelIcon } from '#client/ui/motif/pixel-icon.tsx'
import { subjectLook } from './subject-look.ts'

/** The platform's player, which begins at once; for a sample, its cover and the truth. */
export function PlayerFrame({ video }: { video: VideoCardFragment }) {
  if (video.playerUrl == null) return <SampleScreen video={video} />
  return (
    <Screen>
      <iframe
        key={video.id}
        src={`${video.playerUrl}?autoplay=1&rel=0`}
        title={video.title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        // Without the site's name the platform refuses to play; it is told no more than that.
        referrerPolicy="strict-origin-when-cross-origin"
      />
    </Screen>
  )
}

/** As large as a player. */
function SampleScreen({ video: { title } }: { video: VideoCardFragment }) {
  const { icon, hue } = subjectLook(title)
  return (
    <Backdrop data-hue={hue}>
      <Note>
        <PixelIcon drawing={icon} />
        <strong>{t('This is a sample class')}</strong>
        <span>
          {t(
            'The demo has no recordings. On an institute’s own site, the live classes of its YouTube channel play here once they are over.',
          )}
        </span>
      </Note>
    </Backdrop>
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

const Backdrop = styled.div`
  container-type: inline-size;
  display: grid;
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border-radius: ${radius.medium};
  background: ${color('patternGround')};
`

const Note = styled.p`
  display: grid;
  gap: ${space[1]};
  place-content: center;
  justify-items: center;
  padding: ${space[2]} ${space[4]};
  color: ${color('hueText')};
  font-size: ${text('small')};
  line-height: ${leading('tight')};
  text-align: center;

  & > svg {
    display: none;
    height: 8rem;
    margin-bottom: ${space[4]};
  }
  & > strong {
    font-size: ${text('large')};
  }
  & > span {
    max-width: 30rem;
  }
  @container (min-width: 36rem) {
    font-size: ${text('body')};

    & > svg {
      display: block;
    }
  }
`
