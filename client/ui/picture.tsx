import type { CSSProperties } from 'react'
import styled from 'styled-components'

interface PictureMedia {
  /** For browsers without AVIF and WebP; the widest WebP without it. */
  url?: string
  width?: number | null
  height?: number | null
  /** The narrowest first. */
  sources: readonly { width: number; avif: string; webp: string }[]
}

/** An uploaded picture with its description. */
export interface DescribedPicture {
  alt: string
  media: PictureMedia
}

/**
 * An uploaded picture, in the smallest file that is sharp enough. Its place is kept free until it is loaded.
 *
 * @param alt alternative text; empty when the text beside it says the same.
 * @param sizes how wide it is shown, as for `img`, e.g. `(min-width: 48rem) 33vw, 100vw`.
 * @param eager for a picture at the top of a page: it is loaded at once.
 */
export function Picture({
  media,
  alt,
  sizes,
  eager = false,
  className,
  style,
}: {
  media: PictureMedia
  alt: string
  sizes: string
  eager?: boolean
  className?: string
  style?: CSSProperties
}) {
  const srcSet = (format: 'avif' | 'webp') =>
    media.sources.map((source) => `${source[format]} ${source.width}w`).join(', ')
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet('avif')} sizes={sizes} />
      <source type="image/webp" srcSet={srcSet('webp')} sizes={sizes} />
      <Image
        // Before `src`: a browser may otherwise begin to load it.
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        src={media.url ?? media.sources.at(-1)?.webp}
        alt={alt}
        width={media.width ?? undefined}
        height={media.height ?? undefined}
        className={className}
        style={style}
      />
    </picture>
  )
}

/** The attribute says the shape only. */
const Image = styled.img`
  height: auto;
`
