import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigate, useNavigation, useRevalidator, useSubmit } from 'react-router-dom'
import styled from 'styled-components'
import { useSite } from '#client/data/root-data.ts'
import { useIsIdle } from '#client/data/use-is-idle.ts'
import { t } from '#client/locales/t.ts'
import { resultPath } from '#client/paths.ts'
import { from, leading, space, text } from '#client/theme/theme.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { PageSlot } from '#client/ui/page-slot.tsx'
import { useToast } from '#client/ui/toast-context.ts'
import { useHydrated } from '#client/ui/use-hydrated.ts'
import { todayInNepal } from '#shared/calendar/nepal-time.ts'
import { sayDate } from '#shared/calendar/show-dates.ts'
import { ComputingNotice } from './check-notice.tsx'
import { listedExams } from './listed-exams.ts'
import type { ResultsState } from './load-results.ts'
import { LookUpForm } from './look-up-form.tsx'
import { type LookUpParams, readLookUpForm, readLookUpParams } from './look-up-params.ts'
import { ABOUT, ERROR, SELECT_EXAM } from './messages.ts'
import { lookUpOutcome, type Outcome } from './outcome.ts'
import { AnswerPlace, OutcomeRegion } from './outcome-region.tsx'
import { publicAddress } from './public-address.ts'
import { Releases } from './releases.tsx'
import { TopPerformers } from './top-performers.tsx'

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
  const { params, problem, missingSecret, lists, best, found } = state
  const { candidateId } = params
  const exams = lists && listedExams(lists)
  const site = useSite()
  const navigate = useNavigate()
  const submit = useSubmit()
  const { toast } = useToast()
  const [chosen, setChosen] = useChosenExam(params)
  const searching = useSearching(params, page)
  const { revalidate } = useRevalidator()
  const isIdle = useIsIdle()
  const asking = useNavigation().formData?.has('contact') ?? false

  const exam = exams?.find(({ id }) => id === chosen)
  const secondSecret = exam?.secondSecret ?? 'NONE'
  const outcome = lookUpOutcome({
    params,
    problem,
    missingSecret,
    secretProblem: state.secretProblem,
    exam: exams && (exam ?? null),
    result: found?.examResult,
  })
  const isAwaited = exam?.releaseAt !== undefined
  const place = useAnnouncedOutcome(state, outcome, isAwaited)
  const form = useRef<HTMLFormElement>(null)
  const typedAt = useRef(Number.NEGATIVE_INFINITY)
  const moved = chosen !== params.examId
  const result = outcome?.kind === 'result' && !moved ? outcome.result : undefined

  function choose(examId: string) {
    setChosen(examId)
    // Trying exams is nothing to go back through, leaving a result is.
    navigate(resultPath(examId, '', page), { replace: params.candidateId === '', preventScrollReset: true })
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
    const again = chosen === params.examId && candidateId === params.candidateId
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
            params={params}
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
            params={params}
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
function useChosenExam(params: LookUpParams) {
  const [choice, setChoice] = useState({ params, examId: params.examId })
  if (choice.params !== params) setChoice({ params, examId: params.examId })
  return [choice.examId, (examId: string) => setChoice({ params, examId })] as const
}

/** Whether a look-up of a candidate is under way, for the first time or again. */
function useSearching(params: LookUpParams, page: string): boolean {
  const navigation = useNavigation()
  const { state } = useRevalidator()
  // The result stays while a re-check of it is asked for.
  if (navigation.formData?.has('contact')) return false
  if (navigation.formData?.has('secret')) return true
  if (navigation.location?.pathname === page)
    return readLookUpParams(navigation.location.search).candidateId !== ''
  return state === 'loading' && params.candidateId !== ''
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

interface PrintFootProps {
  institute: string
  /** Postal address of the institute. */
  address: string | null | undefined
}

/** On paper, below a mark sheet: whose it is, where it can be checked, and when it was printed. */
function PrintFoot(props: PrintFootProps) {
  // Only a browser knows the address and the day; without JavaScript it prints both itself.
  return useHydrated() ? <Foot {...props} /> : null
}

function Foot({ institute, address }: PrintFootProps) {
  const [today, setToday] = useState(() => todayInNepal())
  useEffect(() => {
    // The page may have been open for days.
    const onPrint = () => flushSync(() => setToday(todayInNepal()))
    window.addEventListener('beforeprint', onPrint)
    return () => window.removeEventListener('beforeprint', onPrint)
  }, [])
  return (
    <Lines data-print-only>
      <p>{[institute, address].filter(Boolean).join(', ')}</p>
      <p>
        <span>{publicAddress()}</span>, <span>{t('printed on {day}', { day: sayDate(today) })}</span>
      </p>
    </Lines>
  )
}

const Lines = styled.div`
  margin-top: ${space[3]};
  font-size: ${text('tiny')};
  line-height: ${leading('tight')};
  overflow-wrap: anywhere;
`

/**
 * Leads the visitor to the outcome of a look-up when it comes: brings it into view and gives it the focus, so that it
 * is read out. A page that opens with an outcome is left alone.
 *
 * @param isAwaited the result comes later, which is the outcome until then.
 * @returns a ref for the element that holds the outcome.
 */
function useAnnouncedOutcome(state: ResultsState, outcome: Outcome | null, isAwaited: boolean) {
  const place = useRef<HTMLElement>(null)
  const { dismiss } = useToast()
  const { key } = useLocation()
  const announced = useRef({ state, key })

  const announce = useEffectEvent((loaded: ResultsState) => {
    if (announced.current.state === loaded) return
    const sameLookUp = announced.current.key === key
    announced.current = { state: loaded, key }
    dismiss(ABOUT)
    if (!(outcome || isAwaited) || loaded.params.candidateId === '') return
    // A try that fails again is told by the notice itself, and a countdown goes on.
    if (sameLookUp && (!outcome || outcome.kind === 'problem')) return
    // The form for a re-check shows its own problems.
    if (loaded.recheck && place.current?.contains(document.activeElement)) return
    place.current?.scrollIntoView({ block: outcome?.kind === 'result' ? 'start' : 'center' })
    place.current?.focus({ preventScroll: true })
  })
  useEffect(() => announce(state), [state])
  return place
}

/** The state to show: that of before, where a request for a re-check failed because its result could not be loaded again. */
function useKeptResult(loaded: ResultsState): ResultsState {
  const [last, setLast] = useState({ loaded, shown: loaded })
  if (last.loaded === loaded) return last.shown
  const shown = withKeptResult(loaded, last.shown)
  setLast({ loaded, shown })
  return shown
}

function withKeptResult(loaded: ResultsState, before: ResultsState): ResultsState {
  const { params, problem, recheck } = loaded
  const result = before.found?.examResult
  const isSame = result?.exam.id === params.examId && result.candidateId === params.candidateId
  if (!problem || !recheck || !isSame) return loaded
  return { ...before, recheck: { ...recheck, problems: [{ path: '', message: problem.message }] } }
}
