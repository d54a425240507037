import styled from 'styled-components'
import { radius } from '#client/theme/theme.ts'
import { Monogram } from './motif/monogram.tsx'
import { type DescribedPicture, Picture } from './picture.tsx'

interface PortraitProps {
  name: string
  photo: DescribedPicture | null | undefined
  /** Width and height as CSS writes them. */
  size: string
  /** Its width in the layout where it differs from `size`. */
  sizes?: string
}

/** A person's photograph as a square, or their monogram. */
export function Portrait({ name, photo, size, sizes = size }: PortraitProps) {
  if (!photo) return <Monogram name={name} size={size} />
  return <Square media={photo.media} alt={photo.alt} sizes={sizes} style={{ width: size, height: size }} />
}

/** Heads are in the upper half of a photograph. */
const Square = styled(Picture)`
  && {
    flex: none;
    border-radius: ${radius.small};
    object-fit: cover;
    object-position: 50% 25%;
  }
`
