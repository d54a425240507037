import type { ReactNode } from 'react'
import styled from 'styled-components'
import { graphql } from '#client/gql/gql.ts'
import type { MarkSheetFragment, ResultOutcome, SheetFactsFragment } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { below, color, from, leading, space, text } from '#client/theme/theme.ts'
import { Lang, languageOf } from '#client/ui/lang.tsx'
import { plainDecimal } from '#client/ui/plain-decimal.ts'
import { ShownDate } from '#client/ui/shown-date.tsx'
import { Loading, Skeleton } from '#client/ui/skeleton.tsx'
import { grouped } from '#shared/digits.ts'
import { MarkSheetBorder } from './mark-sheet-border.tsx'
import { SEARCHING } from './messages.ts'
import { subjectMarkWords } from './outcome-names.ts'
import { PercentageScale, scaleHeight } from './percentage-scale.tsx'
import { pointsFromPass } from './percentages.ts'
import { Revisions } from './revisions.tsx'
import { percentileOf, StandingRules } from './standing-rules.tsx'
import { OutcomeVerdict, Verdict, verdictHeight } from './verdict.tsx'

export const MARK_SHEET_FRAGMENT = graphql(`
  fragment MarkSheet on ExamResult {
    candidateId
    ...ResultValues
    passed
    subjects { name mark isAbsent }
    standing { candidates rank percentile }
    exam { id title date passPercentage }
    student { studentName groups }
    slipPath
    recheck { state askedAt resolvedAt answer isUndone }
    withdrawal { withdrawnAt words }
    revisions {
      revisedAt
      reason
      words
      before { ...ResultValues ranksByPercentage }
      after { ...ResultValues ranksByPercentage }
      subjects { name before { mark isAbsent } after { mark isAbsent } }
    }
  }
`)

/** With the exam, not with each result: it is the same for all. */
export const SHEET_FACTS_FRAGMENT = graphql(`
  fragment SheetFacts on ExamFacts {
    candidates
    averagePercentage
    fullMarks
  }
`)

interface MarkSheetProps {
  result: MarkSheetFragment
  /** Missing where they could not be loaded. */
  facts?: SheetFactsFragment | null | undefined
  /** Name of the institute. */
  institute: string
}

/** A candidate's mark sheet, to be read, kept as a screenshot or printed on half a sheet of A4. */
export function MarkSheet({ result, facts, institute }: MarkSheetProps) {
  const { candidateId, exam, examRank, outcome, standing, student } = result
  return (
    <MarkSheetBorder seed={exam.id}>
      <Head>
        <p>{institute}</p>
        {exam.date && <ShownDate at={exam.date} />}
        <Title lang={languageOf(exam.title)}>{exam.title}</Title>
      </Head>
      <Identity>
        {student && <Fact term={t('Name')} value={student.studentName} />}
        <Fact term={t('Candidate ID')} value={candidateId} />
        {student && <Fact term={t('Group')} value={student.groups} small />}
      </Identity>
      {outcome ? <WithoutMark outcome={outcome} /> : <Achieved result={result} facts={facts} />}
      <SubjectMarks subjects={result.subjects} />
      {standing && <StandingRules standing={standing} examRank={examRank} />}
      <Revisions revisions={result.revisions} />
    </MarkSheetBorder>
  )
}

function Achieved({ result, facts }: Pick<MarkSheetProps, 'result' | 'facts'>) {
  const { exam, examMark, examRank, standing } = result
  const passed = result.passed ?? false
  const percentage = plainDecimal(result.percentage ?? '')
  const passPercentage = plainDecimal(exam.passPercentage)
  const percentile = percentileOf(standing)
  return (
    <>
      <Verdict passed={passed} percentage={percentage} />
      <PercentageScale percentage={percentage} passPercentage={passPercentage} passed={passed} />
      <Foot>
        <Figures>
          <Fact term={t('Mark')} value={markOf(plainDecimal(examMark ?? ''), facts?.fullMarks)} />
          {examRank && <Fact term={t('Rank')} value={rankOf(examRank, facts?.candidates)} />}
          {percentile && <Fact term={t('Percentile')} value={percentile} />}
          {facts?.averagePercentage && (
            <Fact term={t('Exam average')} value={`${plainDecimal(facts.averagePercentage)}%`} />
          )}
        </Figures>
        <p>{(passed ? praise : comfort)(pointsFromPass(percentage, passPercentage))}</p>
      </Foot>
    </>
  )
}

function markOf(mark: string, fullMarks: string | null | undefined): string {
  return fullMarks && Number(mark) <= Number(fullMarks)
    ? t('{part} of {whole}', { part: mark, whole: plainDecimal(fullMarks) })
    : mark
}

/** Institutes also rank by group or in words. */
function rankOf(rank: string, candidates = 0): string {
  const isPlace = /^\d+$/.test(rank) && Number(rank) <= candidates
  return isPlace ? t('{part} of {whole}', { part: grouped(Number(rank)), whole: grouped(candidates) }) : rank
}

interface FactProps {
  term: string
  value: ReactNode
  small?: boolean
}

function Fact({ term, value, small = false }: FactProps) {
  return (
    <div>
      <dt>{term}</dt>
      <Value $small={small} lang={typeof value === 'string' ? languageOf(value) : undefined}>
        {value}
      </Value>
    </div>
  )
}

/** The mark sheet's layout with nothing on it yet. `seed` is the exam's id. */
export function MarkSheetSkeleton({ seed }: { seed: string }) {
  return (
    <Loading label={SEARCHING}>
      <MarkSheetBorder seed={seed}>
        <Head as="div">
          <Skeleton width="12rem" />
          <Skeleton width="5rem" />
          <Title as="div">
            <Skeleton width="70%" />
          </Title>
        </Head>
        <Identity>
          <Fact term={t('Name')} value={<Skeleton width="11rem" />} />
          <Fact term={t('Candidate ID')} value={<Skeleton width="7rem" />} />
          <Fact term={t('Group')} value={<Skeleton width="5rem" />} small />
        </Identity>
        <Skeleton height={verdictHeight} />
        <Skeleton height={scaleHeight} />
        <Foot>
          <Figures>
            <Fact term={t('Mark')} value={<Skeleton width="6rem" />} />
            <Fact term={t('Rank')} value={<Skeleton width="4rem" />} />
          </Figures>
          <div>
            <Skeleton height="2lh" />
          </div>
        </Foot>
      </MarkSheetBorder>
    </Loading>
  )
}

const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr) fit-content(50%);
  gap: ${space[1]} ${space[4]};
  align-items: baseline;
  padding-bottom: ${space[4]};
  border-bottom: 3px double ${color('lineStrong')};
  line-height: ${leading('tight')};

  & > p {
    font-weight: 600;
  }
  & > time {
    color: ${color('textMuted')};
    font-size: ${text('small')};
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
`

const Title = styled.h2`
  grid-column: 1 / -1;
  font-size: ${text('title')};
  overflow-wrap: anywhere;
`

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[8]};

  & dt {
    color: ${color('textMuted')};
    font-size: ${text('small')};
    line-height: ${leading('tight')};
  }
`

/** Two by two on phones, in a row on paper. */
const Figures = styled(Facts)`
  ${below('medium').replace('@media', '@media screen and')} {
    display: grid;
    flex: 1 0 100%;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[3]} ${space[4]};
  }
`

/** The name on a line of its own; the ID comes up beside it where the sheet is wide. */
const Identity = styled(Facts)`
  & > div:first-child {
    flex: 1 0 100%;
  }
  ${from('medium')} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space[2]} ${space[8]};
  }
`

const Value = styled.dd<{ $small: boolean }>`
  overflow-wrap: anywhere;
  font-size: ${({ $small }) => text($small ? 'body' : 'heading')};
  font-weight: ${({ $small }) => ($small ? 400 : 650)};
  font-variant-numeric: tabular-nums;
  line-height: ${leading('tight')};
`

/** Figures and words beside each other where both have room. */
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[8]};
  align-items: center;

  & > :last-child {
    flex: 1 1 16rem;
    line-height: ${leading('normal')};
  }
`

/** Of points above the pass line. */
function praise(points: string): string {
  return points === '0'
    ? t('Congratulations! You reached the pass line exactly.')
    : points === '1'
      ? t('Congratulations! You are 1 percentage point above the pass line.')
      : t('Congratulations! You are {points} percentage points above the pass line.', { points })
}

/** Of points below the pass line. */
function comfort(points: string): string {
  const short =
    points === '1'
      ? t('You were 1 percentage point short of the pass line this time.')
      : t('You were {points} percentage points short of the pass line this time.', { points })
  return `${short} ${t('One exam does not decide what you can become: your teachers will gladly go through it with you.')}`
}

/** Words in place of the figures. */
function WithoutMark({ outcome }: { outcome: ResultOutcome }) {
  return (
    <>
      <OutcomeVerdict outcome={outcome} />
      <p>{outcomeMeanings[outcome]}</p>
    </>
  )
}

const outcomeMeanings: Record<ResultOutcome, string> = {
  ABSENT: t(
    'You are recorded as absent, so there is no mark. If you sat this exam, please tell the institute.',
  ),
  WITHHELD: t(
    'The institute has not released this result yet. Please ask the institute what it still needs.',
  ),
  DISQUALIFIED: t('There is no mark in this exam. Please ask the institute for the reason.'),
}

interface SubjectMarksProps {
  subjects: MarkSheetFragment['subjects']
}

/** The marks of the subjects, in the order of the institute's file. */
function SubjectMarks({ subjects }: SubjectMarksProps) {
  if (subjects.length === 0) return null
  return (
    <section aria-label={t('Marks by subject')}>
      <List>
        {subjects.map((subject) => (
          <div key={subject.name}>
            <dt>
              <Lang>{subject.name}</Lang>
            </dt>
            <dd>{subjectMarkWords(subject)}</dd>
          </div>
        ))}
      </List>
    </section>
  )
}

const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 ${space[8]};
  border-top: 1px solid ${color('line')};
  line-height: ${leading('tight')};

  ${from('small')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  & > div {
    display: flex;
    gap: ${space[4]};
    align-items: baseline;
    justify-content: space-between;
    padding: ${space[2]} 0;
    border-bottom: 1px solid ${color('line')};
  }
  & dt {
    min-width: 0;
    font-size: ${text('small')};
    overflow-wrap: anywhere;
  }
  & dd {
    font-weight: 650;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`
