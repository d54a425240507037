import styled from 'styled-components'
import { radius } from '#client/theme/theme.ts'
import { patternTile } from './motif/pattern-tile.ts'
import { pixelHeight, pixelPath, pixelWidth } from './motif/pixel-letters.ts'
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

interface MonogramProps {
  /** A person's name; titles before it do not count. */
  name: string
  /** Width and height as CSS writes them. */
  size?: string
}

const title = /^(Dr|Er|Prof|Mr|Mrs|Ms|Assoc)\.?$/

/** First letters of the first and the last name. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '' && !title.test(word))
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.[0] ?? '').join('')
}

/** Cells of the patch's edge: one repeat of the pattern. */
const cells = 24

/** Stands for a person's photograph: the initials on a patch of a pattern that is theirs. Decoration beside the name. */
function Monogram({ name, size = '4rem' }: MonogramProps) {
  const letters = initials(name)
  const { height, paths } = patternTile(name, 1)
  return (
    <Patch
      viewBox={`0 0 ${cells} ${cells}`}
      style={{ width: size, height: size }}
      aria-hidden="true"
      shapeRendering="crispEdges"
    >
      <rect width={cells} height={cells} fill="var(--color-patternGround)" />
      <g transform={`translate(0 ${(cells - height) / 2})`}>
        {paths.map(({ tone, d }) => (
          <path key={d} d={d} fill={`var(--color-pattern${tone})`} />
        ))}
      </g>
      <path d={plate(19, 15)} fill="var(--color-patternGround)" />
      <path d={plate(17, 13)} fill="var(--color-hueText)" />
      <path
        d={pixelPath(letters)}
        transform={`translate(${(cells - pixelWidth(letters)) / 2} ${(cells - pixelHeight) / 2})`}
        fill="var(--color-patternGround)"
      />
    </Patch>
  )
}

/** A rectangle with stepped corners in the middle of the patch. */
function plate(width: number, height: number): string {
  const [x, y] = [(cells - width) / 2 + 2, (cells - height) / 2]
  const [across, down] = [width - 4, height - 4]
  return `M${x} ${y}h${across}v1h1v1h1v${down}h-1v1h-1v1h-${across}v-1h-1v-1h-1v-${down}h1v-1h1z`
}

const Patch = styled.svg`
  flex: none;
`
