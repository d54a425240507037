import styled from 'styled-components'
import { PageHead } from '#client/layouts/page-head.tsx'
import { paths } from '#client/paths.ts'
import { color, from, leading, space, text } from '#client/theme/theme.ts'
import { Accordion } from '#client/ui/accordion.tsx'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { Page } from '#client/ui/page.tsx'
import { achievementStats, achievements } from './content.ts'
import { ExamYear } from './exam-year.tsx'
import { ExamYearTitle } from './exam-year-title.tsx'

export function Component() {
  return (
    <Page
      title="Achievements"
      pattern="achievements"
      intro="Every stitch below is a student who sat the entrance exam with us; the coloured ones found their name on the merit list."
    >
      <PageHead
        title="Achievements"
        description="Results of our students in the MBBS entrance exams of Nepal, year by year, with the toppers: 206 of 229 selected in 2024."
      />
      <Claims>
        {achievementStats.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Claims>
      <Accordion
        initial={String(achievements[0]?.year)}
        items={achievements.map((year) => ({
          id: String(year.year),
          title: <ExamYearTitle year={year} />,
          content: <ExamYear year={year} />,
        }))}
      />
      <Next>
        <p>The next merit list is yours to be on.</p>
        <ButtonLink to={paths.results}>Look up a result</ButtonLink>
        <ButtonLink to={paths.contact} variant="secondary">
          Talk to us
        </ButtonLink>
      </Next>
    </Page>
  )
}

const Claims = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[6]};

  & > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    padding-left: ${space[4]};
    border-left: 4px solid ${color('accent')};
  }
  & dt {
    color: ${color('textMuted')};
  }
  & dd {
    margin: 0;
    font-size: ${text('display')};
    font-variant-numeric: tabular-nums;
    font-weight: 700;
    line-height: ${leading('flat')};
  }
  ${from('medium')} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`

const Next = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  align-items: center;

  & > p {
    margin-right: ${space[3]};
    font-size: ${text('large')};
    font-weight: 600;
  }
`
