import Check from 'lucide-react/icons/check'
import styled from 'styled-components'
import { color, space } from '#client/theme/theme.ts'
import { PlainList } from './plain-list.tsx'

/** Points that are kept, each behind its tick. */
export function CheckList({ points }: { points: readonly string[] }) {
  return (
    <List>
      {points.map((point) => (
        <li key={point}>
          <Check size="1.375rem" aria-hidden="true" />
          {point}
        </li>
      ))}
    </List>
  )
}

const List = styled(PlainList)`
  display: grid;

  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[3]};
    align-items: start;
    padding-block: ${space[3]};
    border-top: 1px solid ${color('line')};
    font-weight: 500;
  }
  & > li:last-child {
    border-bottom: 1px solid ${color('line')};
  }
  & svg {
    margin-top: 0.1rem;
    color: ${color('hue')};
  }
`
