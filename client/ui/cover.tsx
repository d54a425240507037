import type { ReactNode } from 'react'
import styled from 'styled-components'
import { radius } from '#client/theme/theme.ts'
import { type DescribedPicture, Picture } from './picture.tsx'

interface CoverProps {
  picture: DescribedPicture | null | undefined
  /** How wide it is shown, as for `img`. */
  sizes: string
  eager?: boolean
  /** Stands in where there is no picture. */
  children?: ReactNode
}

/** A picture that fills its place, cropped where needed. */
export function Cover({ picture, sizes, eager = false, children }: CoverProps) {
  if (!picture) return children
  return <Filling media={picture.media} alt={picture.alt} sizes={sizes} eager={eager} />
}

const Filling = styled(Picture)`
  && {
    display: block;
    width: 100%;
    height: 100%;
    border-radius: ${radius.small};
    object-fit: cover;
  }
`
