import styled from 'styled-components'
import { reasons } from '#client/content/home.ts'
import { color, from, space, text } from '#client/theme/theme.ts'
import { Band } from '#client/ui/band.tsx'
import { PlainList } from '#client/ui/plain-list.tsx'
import { Sign } from '#client/ui/sign.tsx'

/** Six reasons, each with its sign. */
export function WhyChooseUs() {
  return (
    <Band
      title="Why Choose Us"
      shape="beside"
      lead="Nobody passes an entrance exam by talent alone. These six things are what we add to it."
    >
      <Reasons>
        {reasons.map(({ title, text: words, drawing }) => (
          <li key={title}>
            <Patch>
              <Sign drawing={drawing} />
            </Patch>
            <h3>{title}</h3>
            <p>{words}</p>
          </li>
        ))}
      </Reasons>
    </Band>
  )
}

const Reasons = styled(PlainList)`
  display: grid;
  gap: ${space[8]} ${space[12]};

  ${from('medium')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[12]};
  }
  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[1]} ${space[5]};
    align-content: start;
  }
  & h3 {
    font-size: ${text('large')};
  }
  & p {
    grid-column: 2;
    color: ${color('textMuted')};
  }
`

const Patch = styled.span`
  display: block;
  grid-row: span 2;
  width: 4.25rem;
  height: 3rem;
`
