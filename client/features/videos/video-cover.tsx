import { useState } from 'react'
import styled from 'styled-components'
import type { VideoCardFragment } from '#client/gql/graphql.ts'
import { color } from '#client/theme/theme.ts'
import { PixelIcon } from '#client/ui/motif/pixel-icon.tsx'
import { subjectLook } from './subject-look.ts'

/** A class's picture, from our own server, or a cover drawn for its subject. 16:9, as wide as its place. */
export function VideoCover({
  video: { title, thumbnail },
}: {
  video: Pick<VideoCardFragment, 'title' | 'thumbnail'>
}) {
  const [broken, setBroken] = useState(false)
  const { icon, hue } = subjectLook(title)
  return (
    <Frame data-hue={hue}>
      {thumbnail != null && !broken ? (
        <img
          src={thumbnail}
          alt=""
          width={768}
          height={432}
          loading="lazy"
          decoding="async"
          onError={() => setBroken(true)}
        />
      ) : (
        <Cover>
          <PixelIcon drawing={icon} size="62%" />
        </Cover>
      )}
    </Frame>
  )
}

const Frame = styled.div`
  position: relative;
  aspect-ratio: 16 / 9;
  overflow: hidden;
  background: ${color('patternGround')};

  & > * {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
  & > img {
    object-fit: cover;
  }
`

const Cover = styled.div`
  display: grid;

  & > svg {
    margin: auto;
  }
`
