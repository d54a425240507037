import { lazy, Suspense } from 'react'
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import styled from 'styled-components'
import { loadForServer } from '#client/data/load-for-server.ts'
import { loadData, loadQuery } from '#client/data/loader-context.ts'
import { useIsEmptyPage } from '#client/data/root-data.ts'
import { NoticeBoard } from '#client/features/notices/notice-board.tsx'
import { NoticeBoardQuery } from '#client/features/notices/notice-queries.ts'
import { refreshAtRelease } from '#client/features/results/refresh-at-release.ts'
import { graphql } from '#client/gql/gql.ts'
import { useExamIdsQuery } from '#client/gql/hooks/use-exam-ids-query.ts'
import { useHomeQuery } from '#client/gql/hooks/use-home-query.ts'
import { useNewestExamQuery } from '#client/gql/hooks/use-newest-exam-query.ts'
import { PageHead } from '#client/layouts/page-head.tsx'
import { t } from '#client/locales/t.ts'
import { paths, resultPath } from '#client/paths.ts'
import { from, space } from '#client/theme/theme.ts'
import { columnStyle } from '#client/ui/column-style.ts'
import { Cover } from '#client/ui/cover.tsx'
import { TextLink } from '#client/ui/text-link.tsx'
import { Hero } from './hero.tsx'
import { loadHomeCourses } from './load-home-courses.ts'
import { MobileApp } from './mobile-app.tsx'
import { OurCourses } from './our-courses.tsx'
import { QuickLookUpForm } from './quick-look-up-form.tsx'
import { Skyline } from './skyline.tsx'
import { Statistics } from './statistics.tsx'
import { TalkToUs } from './talk-to-us.tsx'
import { WhyChooseUs } from './why-choose-us.tsx'

// On few days of the year.
const Countdown = lazy(() => import('#client/features/results/countdown.tsx'))

const HomeQuery = graphql(`
  query Home {
    site { name tagline establishedYear phones address officeHours iosAppUrl androidAppUrl }
  }
`)

const NewestExamQuery = graphql(`
  query NewestExam {
    exams { id title date }
    announcedReleases { releaseAt exam { id title } }
  }
`)

/** Whether the IDs of the newest exam are digits only: then a phone shows its keypad for digits. */
const ExamIdsQuery = graphql(`
  query ExamIds($examId: ID!) {
    topPerformers(examId: $examId) { result { candidateId } }
  }
`)

const HomeTextsQuery = graphql(`
  query HomeTexts {
    content {
      homePage {
        id picture { ...ContentPictureParts }
        reasonsIntro appText counselingText
        statistics { label value shape dots filledDots legend }
        reasons { title text drawing }
      }
    }
  }
`)

export async function loader({ context }: LoaderFunctionArgs) {
  // Neither the board nor the exams take the page with them: the board asks again in the browser and says so itself,
  // and without exams the page has no quick look-up form.
  const newest = loadForServer(context, NewestExamQuery, {}).catch(() => undefined)
  const optional = [
    loadForServer(context, NoticeBoardQuery, {}),
    newest.then((found) => {
      const examId = found?.exams[0]?.id
      return examId ? loadForServer(context, ExamIdsQuery, { examId }) : undefined
    }),
  ].map((answer: Promise<unknown>) => answer.catch(() => undefined))
  const [{ content }, courses] = await Promise.all([
    loadData(context, HomeTextsQuery),
    loadHomeCourses(context),
    loadQuery(context, HomeQuery),
    ...optional,
  ])
  const headers = refreshAtRelease((await newest)?.announcedReleases ?? [])
  return data({ texts: content.homePage, courses }, { headers })
}

export function Component() {
  const { texts, courses } = useLoaderData<typeof loader>()
  const { data: institute } = useHomeQuery()
  const isEmptyPage = useIsEmptyPage()
  const { data: newest, refetch } = useNewestExamQuery()
  const exam = newest?.exams[0]
  const { data: ids } = useExamIdsQuery({ variables: { examId: exam?.id ?? '' }, skip: !exam })
  if (!institute) return null
  const { site } = institute
  return (
    <>
      <PageHead />
      <Top>
        <Hero {...site} hasCourses={courses.groups.length > 0} hasContact={!isEmptyPage(paths.contact)}>
          {newest?.announcedReleases.map((release) => (
            <Suspense key={`${release.exam.id} ${release.releaseAt}`}>
              <Countdown
                {...release}
                // The page is as it was if that fails, and it is tried again.
                onHour={() => void refetch().catch(() => undefined)}
              >
                <TextLink to={resultPath(release.exam.id)}>{t('Wait for this result')}</TextLink>
              </Countdown>
            </Suspense>
          ))}
          {exam && <QuickLookUpForm exam={exam} numericIds={areNumeric(ids?.topPerformers)} />}
        </Hero>
        <NoticeBoard />
      </Top>
      {texts?.picture ? (
        <Wide>
          <Cover picture={texts.picture} sizes="100vw" />
        </Wide>
      ) : (
        <Skyline />
      )}
      <Statistics statistics={texts?.statistics ?? []} />
      <WhyChooseUs intro={texts?.reasonsIntro ?? null} reasons={texts?.reasons ?? []} />
      <OurCourses {...courses} />
      <MobileApp ios={site.iosAppUrl} android={site.androidAppUrl} text={texts?.appText} />
      <TalkToUs {...site} text={texts?.counselingText ?? null} />
    </>
  )
}

function areNumeric(performers: readonly { result: { candidateId: string } }[] = []): boolean {
  return performers.length > 0 && performers.every(({ result }) => /^\d+$/.test(result.candidateId))
}

const Top = styled.div`
  ${columnStyle}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]} ${space[16]};
  padding-block: ${space[8]};

  ${from('large')} {
    grid-template-columns: minmax(0, 1fr) minmax(24rem, 28rem);
    align-items: start;
    padding-block: ${space[12]} ${space[8]};
  }
`

/** A wide picture along the foot of the hero. */
const Wide = styled.div`
  aspect-ratio: 3 / 2;

  & img {
    border-radius: 0;
  }
  ${from('medium')} {
    aspect-ratio: 3 / 1;
    max-height: 30rem;
  }
`
