import styled from 'styled-components'
import { color, space } from '#client/theme/theme.ts'
import { Callout } from '#client/ui/callout.tsx'
import { PlainList } from '#client/ui/plain-list.tsx'
import type { Finding } from './import-kind.ts'

/** Things that are not wrong but often a mistake, with how many rows each concerns. */
export function ImportFindings({ findings }: { findings: readonly Finding[] }) {
  return (
    <Callout tone="info" title="Worth a look before you publish">
      <List>
        {findings.map(({ message, count, examples }) => (
          <li key={message}>
            <strong>{typeof count === 'number' ? count.toLocaleString('en-IN') : ''}</strong>
            <span>
              {message}
              {examples.length > 0 && (
                <Examples>
                  {' '}
                  {examples.length === count ? '' : 'Such as '}
                  {examples.join(', ')}.
                </Examples>
              )}
            </span>
          </li>
        ))}
      </List>
    </Callout>
  )
}

const Examples = styled.span`
  color: ${color('textMuted')};
  font-variant-numeric: tabular-nums;
`

const List = styled(PlainList)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[1]} ${space[3]};

  & > li {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
  }
  & strong {
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  /* Where no finding has a count, there is no column for them. */
  &:not(:has(strong:not(:empty))) {
    column-gap: 0;
  }
`
