import type { LoaderFunctionArgs } from 'react-router-dom'
import styled from 'styled-components'
import { loadData } from '#client/data/loader-context.ts'
import { usePageData } from '#client/data/page-data.ts'
import { useIsEmptyPage } from '#client/data/root-data.ts'
import { graphql } from '#client/gql/gql.ts'
import { NothingPublished } from '#client/layouts/nothing-published.tsx'
import { PageHead } from '#client/layouts/page-head.tsx'
import { t } from '#client/locales/t.ts'
import { paths } from '#client/paths.ts'
import { color, from, leading, space, text } from '#client/theme/theme.ts'
import { Accordion } from '#client/ui/accordion.tsx'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { Page } from '#client/ui/page.tsx'
import { type AchievementYear, selectionOf } from './achievement-year.ts'
import { ExamYear } from './exam-year.tsx'

const AchievementsQuery = graphql(`
  query Achievements {
    content {
      achievementsPage {
        id intro
        figures { label value }
      }
      achievementYears {
        id title year hue summary selected of scholarships
        badges { body meaning selected of }
        picture { ...ContentPictureParts }
        toppers { name reached from photo { ...ContentPictureParts } }
      }
    }
  }
`)

export async function loader({ context }: LoaderFunctionArgs) {
  return (await loadData(context, AchievementsQuery)).content
}

export function Component() {
  const { achievementsPage, achievementYears: years } = usePageData<typeof loader>()
  const figures = achievementsPage?.figures ?? []
  const isEmpty = figures.length + years.length === 0
  const isEmptyPage = useIsEmptyPage()
  return (
    <Page title={t('Achievements')} intro={achievementsPage?.intro}>
      <PageHead
        title={t('Achievements')}
        description={t('Results of our students in the entrance exams, year by year, with the toppers.')}
      />
      {isEmpty && <NothingPublished seed="achievements" />}
      {figures.length > 0 && (
        <Claims>
          {figures.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Claims>
      )}
      {years.length > 0 && (
        <Accordion
          initial={years[0]?.id ?? ''}
          items={years.map((year) => ({
            id: year.id,
            title: <ExamYearTitle year={year} />,
            content: <ExamYear year={year} />,
          }))}
        />
      )}
      {!isEmpty && (
        <Next>
          <p>{t('The next merit list is yours to be on.')}</p>
          {!isEmptyPage(paths.results) && <ButtonLink to={paths.results}>{t('Look up a result')}</ButtonLink>}
          <ButtonLink to={paths.contact} variant="secondary">
            {t('Talk to us')}
          </ButtonLink>
        </Next>
      )}
    </Page>
  )
}

const Claims = styled.dl`
  display: grid;
  /* Two, or one where letters are large. */
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(8rem, 50% - ${space[6]})), 1fr));
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

/** The line by which a year is opened: year, exam, and how many made it, as words and as a bar. */
function ExamYearTitle({ year }: { year: AchievementYear }) {
  const selection = selectionOf(year)
  const parts = selection ? [{ body: '', ...selection }] : year.badges
  return (
    <>
      <Heading data-hue={year.hue ?? undefined}>
        <Year>{year.year}</Year> {year.title}
      </Heading>
      <Facts data-hue={year.hue ?? undefined}>
        {parts.map(({ body, selected, of }) => (
          <Fact key={body}>
            <span>
              {body} {selection ? t('{selected} of {of} students', { selected, of }) : `${selected}/${of}`}
            </span>
            <Bar aria-hidden="true">
              <span style={{ width: `${Math.min(1, selected / of) * 100}%` }} />
            </Bar>
          </Fact>
        ))}
        {year.scholarships && (
          <Fact>
            {t('{count, plural, one {# scholarship} other {# scholarships}}', { count: year.scholarships })}
          </Fact>
        )}
      </Facts>
    </>
  )
}

const Heading = styled.h2`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[4]};
  align-items: baseline;
  font-size: ${text('large')};
`

const Year = styled.span`
  color: ${color('hueText')};
  font-size: ${text('display')};
  font-variant-numeric: tabular-nums;
  line-height: ${leading('flat')};
`

const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[6]};
  align-items: end;
  font-size: ${text('small')};
  font-variant-numeric: tabular-nums;
  font-weight: 600;
`

const Fact = styled.span`
  display: grid;
  flex: 0 1 auto;
  gap: ${space[1]};
  min-width: 5.5rem;

  &:only-child {
    flex: 1 1 12rem;
    max-width: 24rem;
  }
`

const Bar = styled.span`
  display: block;
  height: 0.5rem;
  background: ${color('line')};

  & > span {
    display: block;
    height: 100%;
    background: ${color('hue')};
  }
`
