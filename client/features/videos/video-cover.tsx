import { useState } from 'react'
import styled from 'styled-components'
import type { VideoCardFragment } from '#client/gql/graphql.ts'
import { color } from '#client/theme/theme.ts'
import { PatternCover } from '#client/ui/motif/pattern-cover.tsx'
import { PixelIcon } from '#client/ui/motif/pixel-icon.tsx'
import { subjectLook } from './subject-look.ts'

interface VideoCoverProps {
  video: Pick<VideoCardFragment, 'id' | 'title' | 'thumbnail'>
  /** How much of a cover fits: the icon alone, a border with it, or two. */
  size: 'thumb' | 'card' | 'large'
}

/** A class's picture, from our own server, or a cover drawn for its subject. 16:9, as wide as its place. */
export function VideoCover({ video: { id, title, thumbnail }, size }: VideoCoverProps) {
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
          {size === 'thumb' ? (
            <PixelIcon drawing={icon} size="62%" />
          ) : (
            <PatternCover seed={id} drawing={icon} small={size === 'card'} />
          )}
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
