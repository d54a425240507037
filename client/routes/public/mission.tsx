import styled from 'styled-components'
import { commitments, philosophy } from '#client/content/mission.ts'
import { CoreValues } from '#client/features/about/core-values.tsx'
import { MissionSpread } from '#client/features/about/mission-spread.tsx'
import { PageHead } from '#client/shell/page-head.tsx'
import { from, leading, space, text } from '#client/theme/theme.ts'
import { Band } from '#client/ui/band.tsx'
import { CheckList } from '#client/ui/check-list.tsx'
import { Page } from '#client/ui/page.tsx'

export function Component() {
  return (
    <Page
      title="Mission and Vision"
      cloth="mission"
      width="bands"
      intro="What we work for, and how we decide when nobody is looking."
    >
      <PageHead
        title="Mission and Vision"
        description="The institute's mission, vision, four core values and educational philosophy."
      />
      <MissionSpread />
      <CoreValues />
      <Band title="Educational Philosophy">
        <Two>
          <Words>
            {philosophy.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Words>
          <CheckList points={commitments} />
        </Two>
      </Band>
    </Page>
  )
}

const Two = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[10]} ${space[16]};

  ${from('large')} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`

const Words = styled.div`
  display: grid;
  gap: ${space[5]};
  align-content: start;
  max-width: 40rem;
  font-size: ${text('large')};
  line-height: ${leading('normal')};
`
