import { useId } from 'react'
import styled from 'styled-components'
import type { InfrastructureQuery } from '#client/gql/graphql.ts'
import { color, from, space, text } from '#client/theme/theme.ts'
import { Cover } from '#client/ui/cover.tsx'
import { LongText } from '#client/ui/long-text.tsx'

type Facility = NonNullable<InfrastructureQuery['content']['infrastructurePage']>['facilities'][number]

/** The facilities as the floors of the building that they are in. */
export function Building({ facilities }: { facilities: readonly Facility[] }) {
  return (
    <Outline>
      <Roof viewBox="0 0 100 14" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 14l8-8h84l8 8z" fill="var(--color-patternMain)" />
        <path d="M46 6l4-6l4 6z" fill="var(--color-patternAccent)" />
      </Roof>
      <ol reversed>
        {facilities.map(({ floor, title, text: words, amount, unit, photo }, index) => (
          <li key={title}>
            <Windows lit={index} door={index === facilities.length - 1} />
            <Words>
              <div>
                {floor && <Floor>{floor}</Floor>}
                <h3>{title}</h3>
                <LongText>{words}</LongText>
                {photo && (
                  <Photo>
                    <Cover picture={photo} sizes="(min-width: 48rem) 34rem, 75vw" />
                  </Photo>
                )}
              </div>
              {amount && (
                <Room>
                  <strong>{amount}</strong>
                  {unit}
                </Room>
              )}
            </Words>
          </li>
        ))}
      </ol>
    </Outline>
  )
}

/** A floor from outside: windows as many as fit, of which one in four is lit; the lowest has the door in its middle. */
function Windows({ lit, door }: { lit: number; door: boolean }) {
  const id = useId()
  const glow = lit % 4
  return (
    <Facade aria-hidden="true">
      <pattern id={id} width="152" height="100%" patternUnits="userSpaceOnUse">
        {[0, 1, 2, 3].map((window) => (
          <rect
            key={window}
            x={window * 38 + 9}
            y="28%"
            width="20"
            height="44%"
            fill={`var(--color-pattern${window === glow ? 'Accent' : 'Ground'})`}
          />
        ))}
      </pattern>
      <rect width="100%" height="100%" fill="var(--color-patternMain)" />
      <rect width="100%" height="100%" fill={`url(#${id})`} />
      <rect width="100%" height="5" fill="var(--color-patternShade)" />
      {door && (
        <>
          <svg x="50%" y="8" overflow="visible" aria-hidden="true">
            <path d="M-38 0h76v400h-76z" fill="var(--color-patternMain)" />
          </svg>
          <svg x="50%" y="100%" overflow="visible" aria-hidden="true">
            <path d="M-24 0v-58h48v58z" fill="var(--color-patternAccent)" />
            <path d="M0 0v-58" stroke="var(--color-patternMain)" strokeWidth="3" />
          </svg>
        </>
      )}
    </Facade>
  )
}

const Outline = styled.div`
  & > ol {
    padding: 0;
    border-bottom: 6px solid ${color('patternMain')};
    list-style: none;
  }
  & li {
    display: grid;
    grid-template-columns: min(4.75rem, 20%) minmax(0, 1fr);
    gap: ${space[5]};
  }
  & h3 {
    font-size: ${text('large')};
  }
  ${from('medium')} {
    & li {
      grid-template-columns: 19rem minmax(0, 1fr);
      gap: ${space[10]};
    }
  }
`

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[1]} ${space[8]};
  padding-block: ${space[4]};
  border-top: 1px solid ${color('line')};

  & p {
    max-width: 34rem;
    color: ${color('textMuted')};
  }
  ${from('medium')} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    padding-block: ${space[6]};
  }
`

const Photo = styled.div`
  max-width: 34rem;
  aspect-ratio: 3 / 2;
  margin-top: ${space[3]};
`

const Floor = styled.p`
  font-size: ${text('small')};
`

const Room = styled.p`
  font-size: ${text('small')};

  & > strong {
    margin-right: 0.35em;
    color: ${color('text')};
  }
  ${from('medium')} {
    text-align: right;

    & > strong {
      display: block;
      margin: 0;
      font-size: ${text('display')};
      font-weight: 650;
      line-height: 1;
    }
  }
`

const Roof = styled.svg`
  width: 4.75rem;
  height: 1.75rem;

  ${from('medium')} {
    width: 19rem;
    height: 3rem;
  }
`

const Facade = styled.svg`
  width: 100%;
  height: 100%;
`
