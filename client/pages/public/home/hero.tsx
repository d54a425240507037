import type { ReactNode } from 'react'
import styled, { keyframes } from 'styled-components'
import { rich, t } from '#client/locales/t.ts'
import { paths } from '#client/paths.ts'
import { from, leading, space, text } from '#client/theme/theme.ts'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { Lang } from '#client/ui/lang.tsx'
import { Text } from '#client/ui/text.ts'

interface HeroProps {
  name: string
  tagline: string
  /** Both unknown before the set-up. */
  establishedYear?: number | null | undefined
  address?: string | null | undefined
  /** Without courses there is no link to them. */
  hasCourses: boolean
  /** Whether there is a way to reach the institute. */
  hasContact: boolean
  /** Comes right after the name: on a result day most visitors want it, on a phone. */
  children: ReactNode
}

/** The institute's name and the first links. */
export function Hero({
  name,
  tagline,
  establishedYear,
  address,
  hasCourses,
  hasContact,
  children,
}: HeroProps) {
  return (
    <Words>
      {establishedYear && address && (
        <Text $tone="muted">
          {rich('Since {year}, {address}', { year: establishedYear, address: <Lang>{address}</Lang> })}
        </Text>
      )}
      <h1>{name}</h1>
      {children}
      <Tagline>{tagline}</Tagline>
      {(hasCourses || hasContact) && (
        <Actions>
          {hasCourses && <ButtonLink to={paths.courses}>{t('Start Your Journey')}</ButtonLink>}
          {hasContact && (
            <ButtonLink to={paths.contact} variant={hasCourses ? 'secondary' : 'primary'}>
              {t('Book Free Counseling')}
            </ButtonLink>
          )}
        </Actions>
      )}
    </Words>
  )
}

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  align-content: start;

  & > h1 {
    font-size: ${text('poster')};
    line-height: 1.06;
  }
`

const Tagline = styled.p`
  max-width: 34rem;
  font-size: ${text('large')};
  line-height: ${leading('normal')};
`

const Actions = styled.div`
  display: grid;
  gap: ${space[3]};
  margin-top: ${space[2]};

  ${from('small')} {
    display: flex;
    flex-wrap: wrap;
  }
`

/** Middle and height of each summit, in cells; the far range first. Those beyond 0 to 240 show on wide screens only. */
const far = [
  [-110, 26],
  [-66, 33],
  [-28, 24],
  [14, 22],
  [60, 30],
  [104, 25],
  [150, 34],
  [196, 27],
  [234, 21],
  [276, 29],
  [320, 33],
  [358, 24],
] as const
const near = [
  [-118, 24],
  [-80, 19],
  [-44, 26],
  [-4, 17],
  [34, 20],
  [80, 23],
  [126, 28],
  [172, 22],
  [214, 24],
  [254, 26],
  [296, 20],
  [338, 27],
] as const

const floor = 44

/** A summit as half a diamond of the pattern. */
const half = (x: number, height: number) => `M${x - height} ${floor}l${height}-${height}l${height} ${height}z`
const ring = (range: readonly (readonly [number, number])[], inset: number) =>
  range.map(([x, height]) => half(x, height - inset)).join('')
/** The uppermost cells. */
const snow = (range: readonly (readonly [number, number])[], depth: number) =>
  range
    .map(
      ([x, height]) =>
        `M${x} ${floor - height}l${depth} ${depth}l-${depth / 2}-${depth / 4}l-${depth / 2} ${depth / 2}l-${depth / 2}-${depth / 2}l-${depth / 2} ${depth / 4}z`,
    )
    .join('')

/** The Himalaya as diamonds, row behind row, and the sun. Decoration along the foot of the hero. */
export function Skyline() {
  return (
    <div aria-hidden="true">
      <Range viewBox={`-120 0 480 ${floor}`} preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <Sun d="M186 4l9 9l-9 9l-9-9z" fill="var(--color-patternAccent)" />
        <path d={ring(far, 0)} fill="var(--color-patternShade)" />
        <path d={snow(far, 8)} fill="var(--color-snow)" />
        <path d={ring(near, 0)} fill="var(--color-patternMain)" />
        <path d={ring(near, 4)} fill="var(--color-patternGround)" />
        <path d={ring(near, 8)} fill="var(--color-patternMain)" />
        <path d={ring(near, 13)} fill="var(--color-patternAccent)" />
        <path d={ring(near, 17)} fill="var(--color-patternMain)" />
      </Range>
    </div>
  )
}

const rise = keyframes`
  from { transform: translateY(18px); }
`

/** Rises once, from behind the far range: the only thing on the page that moves by itself. */
const Sun = styled.path`
  @media (prefers-reduced-motion: no-preference) {
    animation: ${rise} 1.6s cubic-bezier(0.2, 0, 0, 1);
  }
`

const Range = styled.svg`
  width: 100%;
  /* Never less than the drawing's own shape asks for, else its top would be cut off on a very wide window. */
  height: max(clamp(7rem, 18vw, 15rem), ${(100 * floor) / 480}vw);
`
