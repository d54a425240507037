import { useRef, useState } from 'react'
import { useNavigate, useNavigation, useRevalidator, useSubmit } from 'react-router-dom'
import styled from 'styled-components'
import { useSite } from '#client/data/root-data.ts'
import { useIsIdle } from '#client/data/use-is-idle.ts'
import { t } from '#client/locales/t.ts'
import { resultPath } from '#client/paths.ts'
import { from, space } from '#client/theme/theme.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { PageSlot } from '#client/ui/page-slot.tsx'
import { useToast } from '#client/ui/toast-context.ts'
import { ComputingNotice } from './check-notice.tsx'
import { listedExams } from './listed-exams.ts'
import type { ResultsState } from './load-results.ts'
import { LookUpForm } from './look-up-form.tsx'
import { type LookUpParams, readLookUpForm, readLookUpParams } from './look-up-params.ts'
import { ABOUT, ERROR, SELECT_EXAM } from './messages.ts'
import { lookUpOutcome } from './outcome.ts'
import { AnswerPlace, OutcomeRegion } from './outcome-region.tsx'
import { PrintFoot } from './print-foot.tsx'
import { Releases } from './releases.tsx'
import { TopPerformers } from './top-performers.tsx'
import { useAnnouncedOutcome } from './use-announced-outcome.ts'
import { useKeptResult } from './use-kept-result.ts'

/** Between two keys. */
const TYPING_MS = 2_000

interface ResultsViewProps {
  state: ResultsState
  /** Address of the page that it stands on. */
  page: string
}

/** The results page: the outcome, the form that asks for it, and the best of the exam. */
export function ResultsView({ state: loaded, page }: ResultsViewProps) {
  const state = useKeptResult(loaded)
  const { asked, problem, wanted, lists, best, found } = state
  const { candidateId } = asked
  const exams = lists && listedExams(lists)
  const site = useSite()
  const navigate = useNavigate()
  const submit = useSubmit()
  const { toast } = useToast()
  const [chosen, setChosen] = useChosenExam(asked)
  const searching = useSearching(asked, page)
  const { revalidate } = useRevalidator()
  const isIdle = useIsIdle()
  const asking = useNavigation().formData?.has('contact') ?? false

  const exam = exams?.find(({ id }) => id === chosen)
  const secondSecret = exam?.secondSecret ?? 'NONE'
  const outcome = lookUpOutcome({
    asked,
    problem,
    wanted,
    secretProblem: state.secretProblem,
    exam: exams && (exam ?? null),
    result: found?.examResult,
  })
  const isAwaited = exam?.releaseAt !== undefined
  const place = useAnnouncedOutcome(state, outcome, isAwaited)
  const form = useRef<HTMLFormElement>(null)
  const typedAt = useRef(Number.NEGATIVE_INFINITY)
  const moved = chosen !== asked.examId
  const result = outcome?.kind === 'result' && !moved ? outcome.result : undefined

  function choose(examId: string) {
    setChosen(examId)
    // Trying exams is nothing to go back through, leaving a result is.
    navigate(resultPath(examId, '', page), { replace: asked.candidateId === '', preventScrollReset: true })
  }

  function search(candidateId: string, secret: string) {
    if (secondSecret !== 'NONE') {
      // Its address holds neither the secret nor whose it is.
      return submit(
        { exam: chosen, candidate: candidateId, secret },
        { method: 'post', action: resultPath(chosen, '', page), preventScrollReset: true },
      )
    }
    const address = new URLSearchParams({ exam: chosen, candidate: candidateId })
    const again = chosen === asked.examId && candidateId === asked.candidateId
    navigate(`${page}?${address}`, {
      replace: again || candidateId === '',
      preventScrollReset: true,
    })
  }

  /**
   * Looks an ID up that was only typed, once nobody types any more.
   *
   * @returns milliseconds until then; 0 when nothing is left to do.
   */
  function lookUpTyped(): number {
    if (!form.current || secondSecret !== 'NONE') return 0
    const wait = typedAt.current + TYPING_MS - performance.now()
    if (wait > 0) return wait
    if (readLookUpForm(new FormData(form.current)).candidateId !== '') form.current.requestSubmit()
    return 0
  }

  return (
    <Columns>
      <Main onInput={() => (typedAt.current = performance.now())}>
        {(outcome === null || moved || isAwaited) && (
          <AnswerPlace as="div" ref={outcome ? null : place} tabIndex={-1}>
            <Releases
              exams={exams ?? []}
              chosen={chosen}
              candidateId={moved ? '' : candidateId}
              page={page}
              onHour={() => isIdle && void revalidate()}
              onOut={lookUpTyped}
            />
          </AnswerPlace>
        )}
        {!(outcome?.kind === 'problem' && outcome.problem.isCheck) && <ComputingNotice />}
        <PageSlot>
          <OutcomeRegion
            ref={place}
            outcome={moved ? null : outcome}
            asked={asked}
            secondSecret={secondSecret}
            page={page}
            searching={searching}
            institute={site.name}
            facts={best?.examFacts}
            phone={site.phones[0]}
            examTitle={exam?.title ?? ''}
            recheck={exam?.recheck}
            today={state.today}
            attempt={state.recheck}
            asking={asking}
            onAsk={(values, action) => submit(values, { method: 'post', action, preventScrollReset: true })}
          />
        </PageSlot>
        {result && <PrintFoot institute={site.name} address={site.address} />}
        {exams?.length === 0 ? (
          <EmptyState seed="exams" title={t('No exams available')}>
            {t('Results appear here as soon as an exam is published.')}
          </EmptyState>
        ) : (
          <LookUpForm
            ref={form}
            page={page}
            title={result ? t('Look up another result') : t('Find your result')}
            exams={exams}
            asked={asked}
            secondSecret={secondSecret}
            secretProblem={moved || state.recheck ? null : state.secretProblem}
            answered={outcome?.kind === 'result' ? state : null}
            chosen={exams ? (exam?.id ?? '') : chosen}
            numericIds={!moved && best?.examFacts?.hasNumericIds === true}
            problem={problem !== null}
            searching={searching}
            onChoose={choose}
            onSearch={search}
            onNoExam={() =>
              toast({ title: ERROR, description: SELECT_EXAM, tone: 'destructive', about: ABOUT })
            }
          />
        )}
      </Main>
      {exams?.length !== 0 && exam?.topPerformers !== 'OFF' && !exam?.isWithdrawn && (
        <TopPerformers
          examId={exams ? (exam?.id ?? '') : chosen}
          examTitle={exam?.title ?? result?.exam.title}
          performers={best?.topPerformers}
          loading={moved}
          problem={problem !== null}
          candidateId={result?.candidateId}
        />
      )}
    </Columns>
  )
}

/** The exam chosen right now: the visitor's last choice while its answers are on the way, else the address's. */
function useChosenExam(asked: LookUpParams) {
  const [choice, setChoice] = useState({ asked, examId: asked.examId })
  if (choice.asked !== asked) setChoice({ asked, examId: asked.examId })
  return [choice.examId, (examId: string) => setChoice({ asked, examId })] as const
}

/** Whether a look-up of a candidate is under way, for the first time or again. */
function useSearching(asked: LookUpParams, page: string): boolean {
  const navigation = useNavigation()
  const { state } = useRevalidator()
  // The result stays while a re-check of it is asked for.
  if (navigation.formData?.has('contact')) return false
  if (navigation.formData?.has('secret')) return true
  if (navigation.location?.pathname === page)
    return readLookUpParams(navigation.location.search).candidateId !== ''
  return state === 'loading' && asked.candidateId !== ''
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  align-items: start;

  ${from('large')} {
    grid-template-columns: minmax(0, 46rem) minmax(21rem, 1fr);
  }
  @media print {
    display: block;
  }
`

const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};

  @media print {
    display: block;
  }
`
