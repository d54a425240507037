import { useState } from 'react'
import styled from 'styled-components'
import { subjectLook } from '#client/content/videos/subject-signs.ts'
import type { VideoCardFragment } from '#client/gql/graphql.ts'
import { color } from '#client/theme/theme.ts'
import { Sign } from '#client/ui/sign.tsx'
import { WovenCover } from '#client/ui/woven-cover.tsx'

interface VideoCoverProps {
  video: Pick<VideoCardFragment, 'id' | 'title' | 'thumbnail'>
  /** How much of a cover fits: the sign alone, a border with it, or two. */
  size: 'thumb' | 'card' | 'large'
  /** At first sight: not to be loaded lazily. */
  eager?: boolean
}

/** A class's picture, from our own server, or a cover woven for its subject. 16:9, as wide as its place. */
export function VideoCover({ video: { id, title, thumbnail }, size, eager = false }: VideoCoverProps) {
  const [broken, setBroken] = useState(false)
  const { sign, dye } = subjectLook(title)
  return (
    <Frame data-thread={dye}>
      {thumbnail != null && !broken ? (
        <img
          src={thumbnail}
          alt=""
          width={768}
          height={432}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setBroken(true)}
        />
      ) : (
        <Woven>
          {size === 'thumb' ? (
            <Sign drawing={sign} size="62%" />
          ) : (
            <WovenCover seed={id} drawing={sign} small={size === 'card'} />
          )}
        </Woven>
      )}
    </Frame>
  )
}

const Frame = styled.div`
  position: relative;
  aspect-ratio: 16 / 9;
  overflow: hidden;
  background: ${color('weaveGround')};

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

const Woven = styled.div`
  display: grid;

  & > svg {
    margin: auto;
  }
`
