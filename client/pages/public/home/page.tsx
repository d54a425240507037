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
import type { HomeQuery as HomeData } from '#client/gql/graphql.ts'
import { PageHead } from '#client/layouts/page-head.tsx'
import { rich, t } from '#client/locales/t.ts'
import { paths, resultPath } from '#client/paths.ts'
import { color, from, leading, space, text } from '#client/theme/theme.ts'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { columnStyle } from '#client/ui/column-style.ts'
import { Cover } from '#client/ui/cover.tsx'
import { Failure } from '#client/ui/failure.tsx'
import { Lang } from '#client/ui/lang.tsx'
import { DotField, dotColumns } from '#client/ui/motif/dot-field.tsx'
import { telephoneLink } from '#client/ui/phone.ts'
import { PlainList } from '#client/ui/plain-list.tsx'
import { TextLink } from '#client/ui/text-link.tsx'
import { WideSection } from '#client/ui/wide-section.tsx'
import { Hero, Skyline } from './hero.tsx'
import { loadHomeCourses } from './load-home-courses.ts'
import { MobileApp } from './mobile-app.tsx'
import { OurCourses } from './our-courses.tsx'
import { QuickLookUpForm } from './quick-look-up-form.tsx'
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

type Statistic = NonNullable<HomeData['content']['homePage']>['statistics'][number]

/** The institute's own figures, each as dots. */
function Statistics({ statistics }: { statistics: readonly Statistic[] }) {
  if (statistics.length === 0) return null
  return (
    <Ground data-surface="ink" aria-label={t('In numbers')}>
      <Figures>
        {statistics.map(({ value, label, shape, dots, filledDots, legend }) => (
          <div key={label}>
            <dt>{label}</dt>
            <Value>{value}</Value>
            <dd>
              <DotField
                shape={shape}
                total={dots}
                filled={Math.min(filledDots ?? dots, dots)}
                columns={dotColumns(dots)}
                label={legend ?? `${value} ${label}`}
              />
            </dd>
            {legend && <Legend>{legend}</Legend>}
          </div>
        ))}
      </Figures>
    </Ground>
  )
}

const Ground = styled.section`
  background: ${color('ink')};
  color: ${color('onInk')};
`

const Figures = styled.dl`
  ${columnStyle}
  display: grid;
  /* Two, or one where letters are large. */
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(8rem, 50% - ${space[6]})), 1fr));
  gap: ${space[6]};
  padding-block: ${space[8]};

  & > div {
    display: grid;
    grid-template-rows: auto auto minmax(0, 1fr) auto;
    gap: ${space[1]};
  }
  & dt {
    grid-row: 2;
    font-size: ${text('large')};
    font-weight: 600;
  }
  & svg {
    max-height: 3.25rem;
    margin-block: ${space[2]};
    --dot-reached: ${color('accent')};
    --dot-missed: ${color('inkLine')};
  }
  ${from('medium')} {
    gap: ${space[10]} ${space[6]};
    padding-block: ${space[12]};

    & svg {
      max-height: 4.5rem;
      margin-block: ${space[3]};
    }
  }
  ${from('large')} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${space[12]};
    padding-block: ${space[16]};
  }
`

const Value = styled.dd`
  grid-row: 1;
  font-size: ${text('poster')};
  font-weight: 650;
  letter-spacing: -0.02em;
  line-height: 1;
`

const Legend = styled.dd.attrs({ 'aria-hidden': true })`
  color: ${color('onInkMuted')};
  font-size: ${text('small')};
`

interface TalkToUsProps {
  phones: readonly string[]
  address?: string | null | undefined
  officeHours?: string | null | undefined
  /** Promises to a visitor. */
  text: string | null
}

/** The numbers a parent looks for, large enough to read out. */
function TalkToUs({ phones, address, officeHours, text: words }: TalkToUsProps) {
  if (phones.length === 0) return null
  const place = [officeHours, address].filter(Boolean).join(', ')
  return (
    <WideSection
      title={t('Talk to a counselor')}
      shape="beside"
      lead={
        <>
          {place && rich('{place}.', { place: <Lang>{place}</Lang> })} <Lang>{words ?? ''}</Lang>
        </>
      }
      actions={
        <ButtonLink to={paths.contact} variant="secondary">
          {t('How to find us')}
        </ButtonLink>
      }
    >
      <Phones>
        {phones.map((phone) => (
          <li key={phone}>
            <a href={telephoneLink(phone)}>{phone}</a>
          </li>
        ))}
      </Phones>
    </WideSection>
  )
}

const Phones = styled(PlainList)`
  display: grid;
  font-size: ${text('title')};
  font-variant-numeric: tabular-nums;
  font-weight: 650;
  letter-spacing: -0.01em;
  line-height: ${leading('flat')};

  & > li {
    border-top: 1px solid ${color('line')};
  }
  & > :last-child {
    border-bottom: 1px solid ${color('line')};
  }
  & a {
    display: block;
    padding-block: ${space[3]};
    text-decoration: none;
  }
  & a:hover {
    text-decoration: underline;
  }
  ${from('medium')} {
    font-size: ${text('display')};
  }
  ${from('large')} {
    margin-top: ${space[3]};
  }
`
