import styled from 'styled-components'
import { milestones } from '#client/content/overview.ts'
import { color, from, space, text } from '#client/theme/theme.ts'
import { Band } from '#client/ui/band.tsx'
import { TwoHouses } from './two-houses.tsx'

/** How the institute came to be what it is, year by year along a thread. */
export function Legacy() {
  return (
    <Band
      title="Our Legacy"
      ground="sunken"
      lead="Founded in 1996 with two rented rooms, in a building of our own since 2006, and still on the same street."
    >
      <Two>
        <Houses>
          <TwoHouses />
          <figcaption>
            <span>1996</span>
            <span>2006</span>
          </figcaption>
        </Houses>
        <Years>
          {milestones.map(({ year, title, text: words }) => (
            <li key={year}>
              <Year>{year}</Year>
              <h3>{title}</h3>
              <p>{words}</p>
            </li>
          ))}
        </Years>
      </Two>
    </Band>
  )
}

const Two = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[10]} ${space[16]};

  ${from('large')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`

const Houses = styled.figure`
  align-self: start;

  & > figcaption {
    display: flex;
    justify-content: space-between;
    padding: ${space[2]} 27% 0 14%;
    font-weight: 650;
  }
  ${from('large')} {
    position: sticky;
    top: calc(var(--bar-height) + ${space[8]});
  }
`

const Years = styled.ol`
  display: grid;
  padding: 0;
  list-style: none;

  & > li {
    position: relative;
    padding: 0 0 ${space[8]} ${space[10]};
    border-left: 3px solid ${color('thread')};
  }
  & > li:last-child {
    padding-bottom: 0;
  }
  & > li::before {
    content: '';
    position: absolute;
    top: 0.3rem;
    left: -0.72rem;
    width: 1.25rem;
    height: 1.25rem;
    border: 5px solid ${color('thread')};
    background: ${color('accent')};
    rotate: 45deg;
  }
  & h3 {
    font-size: ${text('large')};
  }
  & p:last-child {
    max-width: 34rem;
    color: ${color('textMuted')};
  }
`

const Year = styled.p`
  font-size: ${text('title')};
  font-weight: 650;
  letter-spacing: -0.01em;
  line-height: 1.2;
`
