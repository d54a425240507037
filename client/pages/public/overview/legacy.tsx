import styled from 'styled-components'
import type { OverviewQuery } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { color, from, space, text } from '#client/theme/theme.ts'
import { LongText } from '#client/ui/long-text.tsx'
import { Stack } from '#client/ui/stack.ts'
import { WideSection } from '#client/ui/wide-section.tsx'
import { TwoBuildings } from './two-buildings.tsx'

type Content = NonNullable<OverviewQuery['content']['overviewPage']>
type LegacyProps = Pick<Content, 'legacyIntro' | 'legacyDrawing' | 'milestones'>

/** How the institute came to be what it is, year by year along a line. */
export function Legacy({ legacyIntro, legacyDrawing, milestones }: LegacyProps) {
  if (milestones.length === 0) return null
  return (
    <WideSection title={t('Our Legacy')} ground="sunken" lead={legacyIntro}>
      <Stack $gap={10}>
        {legacyDrawing === 'twoBuildings' && <TwoBuildings />}
        <Years>
          {milestones.map(({ year, title, text: words }) => (
            <li key={`${year} ${title}`}>
              <Year>{year}</Year>
              <h3>{title}</h3>
              <LongText>{words}</LongText>
            </li>
          ))}
        </Years>
      </Stack>
    </WideSection>
  )
}

/** Down along a line on a phone, along two lines from left to right on larger screens. */
const Years = styled.ol`
  display: grid;
  margin-left: ${space[3]};
  padding: 0;
  list-style: none;

  & > li {
    position: relative;
    padding: 0 0 ${space[8]} ${space[10]};
    border-left: 3px solid ${color('hue')};
  }
  & > li::before {
    content: '';
    position: absolute;
    top: 0.3rem;
    left: -0.72rem;
    width: 1.25rem;
    height: 1.25rem;
    border: 5px solid ${color('hue')};
    background: ${color('accent')};
    rotate: 45deg;
  }
  & h3 {
    font-size: ${text('large')};
  }
  & p:last-child {
    color: ${color('textMuted')};
  }
  ${from('medium')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    margin: 0;
    row-gap: ${space[10]};

    & > li {
      padding: ${space[6]} ${space[8]} 0 0;
      border: 0;
      border-top: 3px solid ${color('hue')};
    }
    & > li::before {
      top: -0.72rem;
      left: 0.2rem;
    }
  }
`

const Year = styled.p`
  font-size: ${text('title')};
  font-weight: 650;
  letter-spacing: -0.01em;
  line-height: 1.2;
`
