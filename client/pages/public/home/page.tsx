import { Suspense, useEffect, useRef } from 'react'
import {
  data as answer,
  type LoaderFunctionArgs,
  type RouterContextProvider,
  useRevalidator,
} from 'react-router-dom'
import styled from 'styled-components'
import { loadPart, useRetry } from '#client/data/load-part.ts'
import { loadData } from '#client/data/loader-context.ts'
import { optionalPart } from '#client/data/optional-part.ts'
import { usePageData } from '#client/data/page-data.ts'
import { useIsEmptyPage, useSite } from '#client/data/root-data.ts'
import { withTimeLimit } from '#client/data/time-limit.ts'
import { useApollo } from '#client/data/use-apollo.ts'
import { useIsIdle } from '#client/data/use-is-idle.ts'
import { NoticeBoard } from '#client/features/notices/notice-board.tsx'
import { loadNoticeBoard } from '#client/features/notices/notice-queries.ts'
import { graphql } from '#client/gql/gql.ts'
import { PageHead } from '#client/layouts/page-head.tsx'
import { t } from '#client/locales/t.ts'
import { paths, resultPath } from '#client/paths.ts'
import { from, space } from '#client/theme/theme.ts'
import { columnStyle } from '#client/ui/column-style.ts'
import { Cover } from '#client/ui/cover.tsx'
import { Failure } from '#client/ui/failure.tsx'
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
const Countdown = optionalPart(() => import('#client/features/results/countdown.tsx'))

const NewestExamQuery = graphql(`
  query NewestExam {
    exams { id title date }
    announcedReleases { releaseAt exam { id title } }
  }
`)

/** Whether the IDs of the newest exam are digits only: then a phone shows its keypad for digits. */
const ExamIdsQuery = graphql(`
  query ExamIds($examId: ID!) {
    examFacts(examId: $examId) { hasNumericIds }
  }
`)

const HomeQuery = graphql(`
  query Home {
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
  // No part takes the page with it: without exams it has no quick look-up form.
  const [home, courses, notices, newest] = await Promise.all([
    loadPart(loadData(context, HomeQuery)),
    loadPart(loadHomeCourses(context)),
    loadNoticeBoard(context),
    loadPart(loadNewestExam(context)),
  ])
  const { exam, releases, numericIds } = newest.data ?? { releases: [], numericIds: false }
  const texts = home.data?.content.homePage ?? null
  const status = Math.max(home.status, courses.status)
  return answer({ texts, courses, notices, exam, releases, numericIds }, { status })
}

/** With the announced releases. */
async function loadNewestExam(context: Readonly<RouterContextProvider>) {
  const { exams, announcedReleases: releases } = await loadData(context, NewestExamQuery)
  const [exam] = exams
  const ids = exam && (await loadPart(loadData(context, ExamIdsQuery, { examId: exam.id }))).data
  return { exam, releases, numericIds: ids?.examFacts?.hasNumericIds ?? false }
}

export function Component() {
  const { texts, courses, notices, exam, releases, numericIds } = usePageData<typeof loader>()
  const site = useSite()
  const isEmptyPage = useIsEmptyPage()
  const refresh = useRefresh()
  const retry = useRetry()

  return (
    <>
      <PageHead />
      <Top>
        <Hero
          {...site}
          hasCourses={courses.data?.groups.length !== 0}
          hasContact={!isEmptyPage(paths.contact)}
        >
          {releases.map((release) => (
            <Suspense key={`${release.exam.id} ${release.releaseAt}`}>
              <Countdown {...release} onHour={() => void refresh()}>
                <TextLink to={resultPath(release.exam.id)}>{t('Wait for this result')}</TextLink>
              </Countdown>
            </Suspense>
          ))}
          {exam && <QuickLookUpForm exam={exam} numericIds={numericIds} />}
        </Hero>
        <NoticeBoard notices={notices} />
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
      {courses.data ? (
        <OurCourses {...courses.data} />
      ) : (
        <Failure title={t('The courses could not be loaded.')} {...retry}>
          {courses.failure}
        </Failure>
      )}
      <MobileApp ios={site.iosAppUrl} android={site.androidAppUrl} text={texts?.appText} />
      <TalkToUs {...site} text={texts?.counselingText ?? null} />
    </>
  )
}

/** Asks for the releases again. After a failure the page stays, and it is retried. */
function useRefresh() {
  const { revalidate } = useRevalidator()
  const apollo = useApollo()
  const isAsking = useRef(false)
  const isIdle = useIsIdle()
  // A navigation may begin while an answer is awaited.
  const isIdleNow = useRef(isIdle)
  useEffect(() => {
    isIdleNow.current = isIdle
  }, [isIdle])

  async function ask(signal: AbortSignal) {
    const client = await apollo()
    // A query that was given up must not be shared.
    const context = { fetchOptions: { signal }, queryDeduplication: false }
    return client.query({ query: NewestExamQuery, fetchPolicy: 'network-only', context })
  }

  return async () => {
    if (isAsking.current) return
    isAsking.current = true
    const found = await loadPart(withTimeLimit(ask))
    isAsking.current = false
    if (found.data && isIdleNow.current) await revalidate()
  }
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
