import styled from 'styled-components'
import { PageHead } from '#client/layouts/page-head.tsx'
import { from, leading, space, text } from '#client/theme/theme.ts'
import { CheckList } from '#client/ui/check-list.tsx'
import { Page } from '#client/ui/page.tsx'
import { WideSection } from '#client/ui/wide-section.tsx'
import { commitments, philosophy } from './content.ts'
import { CoreValues } from './core-values.tsx'
import { MissionSpread } from './mission-spread.tsx'

export function Component() {
  return (
    <Page
      title="Mission and Vision"
      pattern="mission"
      width="sections"
      intro="What we work for, and how we decide when nobody is looking."
    >
      <PageHead
        title="Mission and Vision"
        description="The institute's mission, vision, four core values and educational philosophy."
      />
      <MissionSpread />
      <CoreValues />
      <WideSection title="Educational Philosophy">
        <Two>
          <Words>
            {philosophy.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Words>
          <CheckList points={commitments} />
        </Two>
      </WideSection>
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
