import styled from 'styled-components'
import type { ContentPicturePartsFragment } from '#client/gql/graphql.ts'
import { radius } from '#client/theme/theme.ts'
import { Monogram } from '#client/ui/motif/monogram.tsx'
import { Picture } from '#client/ui/picture.tsx'

interface PortraitProps {
  name: string
  photo: ContentPicturePartsFragment | null | undefined
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
