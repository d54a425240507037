import Search from 'lucide-react/icons/search'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { data, type LoaderFunctionArgs, useLocation, useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { apolloOf } from '#client/data/loader-context.ts'
import { usePageData } from '#client/data/page-data.ts'
import { useSite } from '#client/data/root-data.ts'
import { askWithProof } from '#client/features/results/ask-with-proof.ts'
import { ComputingNotice } from '#client/features/results/check-notice.tsx'
import { type LookUpProblem, lookUpProblem } from '#client/features/results/look-up-problem.ts'
import { resultTerms, subjectMarkWords, verdictWords } from '#client/features/results/outcome-names.ts'
import { ProblemNotice } from '#client/features/results/problem-notice.tsx'
import { graphql } from '#client/gql/gql.ts'
import type { VerifySlipQuery as VerifySlipAnswer } from '#client/gql/graphql.ts'
import { PageHead } from '#client/layouts/page-head.tsx'
import { t } from '#client/locales/t.ts'
import { paths, slipCodePath } from '#client/paths.ts'
import { color, from, leading, space, text } from '#client/theme/theme.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { Card } from '#client/ui/card.tsx'
import { Field } from '#client/ui/field.tsx'
import { Form } from '#client/ui/form.tsx'
import { fieldId } from '#client/ui/form-errors.ts'
import { Lang } from '#client/ui/lang.tsx'
import { Page } from '#client/ui/page.tsx'
import { plainDecimal } from '#client/ui/plain-decimal.ts'
import { ShownDate } from '#client/ui/shown-date.tsx'
import { TextInput } from '#client/ui/text-input.tsx'
import type { Tone } from '#client/ui/tone.ts'
import { sayDate } from '#shared/calendar/show-dates.ts'
import type { FileColumn } from '#shared/result-columns.ts'

export const loader = loadSlip

/** Checks a result slip by its code, which its QR code holds. */
export function Component() {
  const state = usePageData<typeof loader>()
  const { code, problem, check } = state
  const place = useAnnouncedVerdict(state)
  const institute = useSite().name
  const verdict = check === undefined ? undefined : verdictOn(check, institute)
  return (
    <Page
      title={t('Check a result slip')}
      width="reading"
      intro={t(
        'Scan the QR code on the slip, or enter its code. This page says whether {institute} issued it and whether the result still holds.',
        { institute },
      )}
    >
      <PageHead
        title={t('Check a result slip')}
        description={t('Check whether a result slip is genuine, by its QR code or the code beside it.')}
        noIndex={Boolean(code)}
      />
      <ComputingNotice />
      {(problem || verdict) && (
        <Place ref={place} tabIndex={-1}>
          {problem && <ProblemNotice problem={problem} />}
          {verdict && (
            <Callout tone={verdict.tone} title={verdict.title} role="status">
              <p>{verdict.text}</p>
            </Callout>
          )}
        </Place>
      )}
      {check?.slip && <SlipFacts slip={check.slip} />}
      <CodeForm key={code} code={code} />
    </Page>
  )
}

/** It is read out, not worked with. */
const Place = styled.div`
  &:focus {
    outline: none;
    box-shadow: none;
  }
`

interface CodeFormProps {
  /** As it was typed; null when the form was not sent. */
  code: string | null
}

/** For those who cannot scan the QR code. Without JavaScript it is a plain form. */
function CodeForm({ code }: CodeFormProps) {
  const navigate = useNavigate()
  return (
    <Card as="section" aria-label={t('Check by code')}>
      <Form
        action={paths.verify}
        onSubmit={(values) => {
          const typed = String(values.get('code')).trim()
          navigate(slipCodePath(typed))
        }}
      >
        <Field
          name="code"
          label={t('Code on the slip')}
          hint={t('Beside the QR code, such as 4F7KX-09ZTM-2QWE8-H3VNB')}
          error={code === '' ? t('Enter the code') : undefined}
          required
        >
          <TextInput
            defaultValue={code ?? ''}
            maxLength={50}
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="search"
          />
        </Field>
        <div>
          <Button type="submit" icon={<Search />}>
            {t('Check slip')}
          </Button>
        </div>
      </Form>
    </Card>
  )
}

/** Those that are told as they are. */
const furtherValues = (Object.entries(resultTerms) as [FileColumn, { term: string }][]).filter(
  ([name]) => name !== 'examMark' && name !== 'percentage',
)

/** The values of a slip, in the order of the paper. */
function SlipFacts({ slip }: { slip: NonNullable<SlipCheck>['slip'] }) {
  const { fullMarks, percentage } = slip
  const mark = slip.examMark ? plainDecimal(slip.examMark) : null
  const facts: [term: string, value: ReactNode][] = [
    [t('Name'), slip.studentName && <Lang>{slip.studentName}</Lang>],
    [t('Candidate ID'), slip.candidateId],
    [t('Group'), slip.groups && <Lang>{slip.groups}</Lang>],
    [t('Exam'), <Lang key="exam">{slip.examTitle}</Lang>],
    [t('Exam ID'), slip.examId],
    [t('Date of the exam'), slip.examDate && <ShownDate key="exam-date" at={slip.examDate} />],
    [t('Result'), verdictWords(slip)],
    [t('Percentage'), percentage && `${plainDecimal(percentage)}%`],
    [
      t('Mark'),
      mark && fullMarks ? t('{part} of {whole}', { part: mark, whole: plainDecimal(fullMarks) }) : mark,
    ],
    ...furtherValues.map(([name, { term }]): [string, ReactNode] => [
      term,
      slip[name] && <Lang key={name}>{slip[name]}</Lang>,
    ]),
    [t('Pass mark'), percentage && `${plainDecimal(slip.passPercentage)}%`],
    [t('Issued by'), <Lang key="institute">{slip.institute}</Lang>],
    [t('Issued on'), <ShownDate key="issued" at={slip.issuedAt} />],
    [t('Code'), slip.code],
  ]
  const subjects = slip.subjects.map((subject) => [subject.name, subjectMarkWords(subject)] as const)
  return (
    <Card as="section" aria-labelledby="printed">
      <Title id="printed">{t('What was printed')}</Title>
      <p>{t('Compare it with the paper. Where they differ, the paper was changed.')}</p>
      <List>
        {facts
          .filter(([, value]) => value)
          .map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        {subjects.map(([name, mark]) => (
          <div key={`subject ${name}`}>
            <dt>
              <Lang>{name}</Lang>
            </dt>
            <dd>{mark}</dd>
          </div>
        ))}
      </List>
    </Card>
  )
}

const Title = styled.h2`
  font-size: ${text('title')};
`

const List = styled.dl`
  margin-top: ${space[4]};

  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    padding: ${space[2]} 0;
    border-top: 1px solid ${color('line')};
    line-height: ${leading('normal')};
  }
  & dt {
    color: ${color('textMuted')};
    font-size: ${text('small')};
  }
  & dd {
    font-weight: 650;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  ${from('small')} {
    & > div {
      grid-template-columns: 11rem minmax(0, 1fr);
      align-items: baseline;
    }
  }
`

interface SlipVerdict {
  tone: Tone
  title: string
  text: string
}

/** The words of the page about a checked code. */
function verdictOn(check: SlipCheck, expectedInstitute: string): SlipVerdict {
  if (check === null)
    return {
      tone: 'danger',
      title: t('Unknown code'),
      text: t(
        '{institute} has no slip with this code: compare the code with the paper. A slip whose exam or candidate was deleted does not count.',
        { institute: expectedInstitute },
      ),
    }
  const { state, revisedAt, slip } = check
  const { institute } = slip
  switch (state) {
    case 'GENUINE':
      return {
        tone: 'success',
        title: t('Genuine'),
        text: t('{institute} issued this slip, and the result has not changed since.', { institute }),
      }
    case 'REVISED':
      return {
        tone: 'warning',
        title: revisedAt
          ? t('Revised on {day} (the paper shows the older values)', { day: sayDate(revisedAt) })
          : t('Revised (the paper shows the older values)'),
        text: t(
          '{institute} issued this slip, and has changed the result since. Ask the candidate for a new slip.',
          { institute },
        ),
      }
    case 'WITHDRAWN':
      return {
        tone: 'danger',
        title: t('Withdrawn'),
        text: t('{institute} issued this slip, and has taken the result back. The slip does not count.', {
          institute,
        }),
      }
  }
}

/**
 * Gives the focus to the result of a check, so that it is read out, or to the field if no code was entered. A page that opens
 * with a verdict is left alone.
 *
 * @returns a ref for the element that holds the verdict or the problem.
 */
function useAnnouncedVerdict(state: SlipState) {
  const place = useRef<HTMLDivElement>(null)
  const { key } = useLocation()
  const announced = useRef({ state, key })
  const announce = useEffectEvent((loaded: SlipState) => {
    const { current } = announced
    if (current.state === loaded) return
    announced.current = { state: loaded, key }
    // A try that fails again is told by the notice itself.
    if (loaded.problem && current.key === key) return
    const field = loaded.code === '' ? document.getElementById(fieldId('code')) : null
    ;(field ?? place.current)?.focus()
  })
  useEffect(() => announce(state), [state])
  return place
}

const VerifySlipQuery = graphql(`
  query VerifySlip($code: String!, $proof: String) {
    verifyResultSlip(code: $code, proof: $proof) {
      state
      revisedAt
      slip {
        code
        issuedAt
        institute
        candidateId
        studentName
        groups
        examId
        examTitle
        examDate
        ...ResultValues
        fullMarks
        passPercentage
        passed
        subjects { name mark isAbsent }
      }
    }
  }
`)

/** Null for a code that no slip has. */
type SlipCheck = NonNullable<VerifySlipAnswer['verifyResultSlip']> | null

interface SlipState {
  /** Of the QR code, or as it was typed; empty when the form was sent empty, null when it was not sent. */
  code: string | null
  problem: LookUpProblem | null
  /** Missing when no code was checked. */
  check?: SlipCheck | undefined
}

async function loadSlip({ request, context }: LoaderFunctionArgs) {
  const code = new URL(request.url).searchParams.get('code')?.trim() ?? null
  const { data: answer, error } = code
    ? await askWithProof(await apolloOf(context), VerifySlipQuery, { code }, request.signal)
    : {}
  const problem = error ? lookUpProblem(error) : null
  const { status = 200, retryAfterSeconds } = problem ?? {}
  const headers = retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }
  return data<SlipState>(
    { code, problem, check: answer && (answer.verifyResultSlip ?? null) },
    { status, headers },
  )
}
