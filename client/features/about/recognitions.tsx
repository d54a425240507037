import styled from 'styled-components'
import { recognitions } from '#client/content/overview.ts'
import { color, from, space, text } from '#client/theme/theme.ts'
import { Band } from '#client/ui/band.tsx'
import { PlainList } from '#client/ui/plain-list.tsx'
import { Weave } from '#client/ui/weave.tsx'

/** Three papers on the wall of the director's office. */
export function Recognitions() {
  return (
    <Band title="Recognition">
      <Wall>
        {recognitions.map(({ title, by, text: words }) => (
          <li key={title}>
            <Ribbon>
              <Weave seed={title} rows={0} cell={1.5} cover />
            </Ribbon>
            <h3>{title}</h3>
            <Giver>{by}</Giver>
            <p>{words}</p>
          </li>
        ))}
      </Wall>
    </Band>
  )
}

const Wall = styled(PlainList)`
  display: grid;
  gap: ${space[8]};

  ${from('medium')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  /* A certificate: paper in a double line. */
  & > li {
    display: grid;
    gap: ${space[2]};
    align-content: start;
    padding: ${space[5]};
    outline: 1px solid ${color('lineStrong')};
    outline-offset: -10px;
    border: 1px solid ${color('lineStrong')};
    background: ${color('raised')};
    text-align: center;
  }
  & h3 {
    font-size: ${text('large')};
  }
`

const Ribbon = styled.div`
  height: 2.5rem;
  margin-bottom: ${space[3]};
  overflow: hidden;
`

const Giver = styled.p`
  color: ${color('textMuted')};
  font-size: ${text('small')};
`
