import { useState } from 'react'
import styled from 'styled-components'
import type { ReleaseState } from '#client/gql/graphql.ts'
import { rich, t } from '#client/locales/t.ts'
import { color, space } from '#client/theme/theme.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Lang } from '#client/ui/lang.tsx'
import { TakesFocus } from '#client/ui/takes-focus.tsx'
import type { Tone } from '#client/ui/tone.ts'
import { sayInstant } from '#shared/calendar/show-dates.ts'
import type { ManagedExam } from './exam-query.ts'
import { RehearsalLink } from './rehearsal-link.tsx'
import { ReleaseChecks } from './release-checks.tsx'
import { ReleaseForm } from './release-form.tsx'
import { Reinstatement, Withdrawal } from './withdrawal.tsx'

const states: Record<ReleaseState, { tone: Tone; word: string }> = {
  SCHEDULED: { tone: 'info', word: t('Scheduled') },
  RELEASED: { tone: 'success', word: t('Released') },
  WITHDRAWN: { tone: 'danger', word: t('Withdrawn') },
}

interface ExamReleaseProps {
  exam: ManagedExam
  /** ISO 8601 */
  now: string
  /** Reads the exam again. */
  onReload: () => void
}

/** The readers of an exam's results, with actions to change that. */
export function ExamRelease({ exam, now, onReload }: ExamReleaseProps) {
  const [changed, setChanged] = useState(false)
  const again = () => {
    setChanged(true)
    onReload()
  }
  const { tone, word } = states[exam.state]
  return (
    <Column id="release" aria-labelledby="release-title">
      <h2 id="release-title">{t('Release')}</h2>
      {/* The button that was pressed has gone with the state. */}
      <TakesFocus key={exam.state} when={changed}>
        <Facts>
          <Badge tone={tone} icon>
            {word}
          </Badge>
          <p>{whoSees(exam, now)}</p>
          {exam.withdrawnWords && (
            <p>
              {rich('Those who had a result read: {words}', { words: <Lang>{exam.withdrawnWords}</Lang> })}
            </p>
          )}
        </Facts>
      </TakesFocus>
      {exam.state === 'SCHEDULED' && (
        <>
          <ReleaseChecks exam={exam} />
          <RehearsalLink examId={exam.id} />
          <ReleaseForm exam={exam} onChanged={again} />
        </>
      )}
      {exam.state === 'WITHDRAWN' ? (
        <Reinstatement exam={exam} now={now} onChanged={again} />
      ) : (
        <Withdrawal exam={exam} onChanged={again} />
      )}
    </Column>
  )
}

function whoSees(
  { state, releaseAt, announced, withdrawnAt, withdrawnReason }: ManagedExam,
  now: string,
): string {
  if (state === 'WITHDRAWN')
    return t('Candidates see none of its results since {moment}: {reason}', {
      moment: sayInstant(withdrawnAt ?? now),
      reason: withdrawnReason ?? '',
    })
  const moment = sayInstant(releaseAt ?? now)
  if (state === 'RELEASED') return t('Candidates see its results since {moment}.', { moment })
  return announced
    ? t(
        'Candidates see its results from {moment}, Nepal time. Until then its title, its date and this time are announced, and nothing else of it is public.',
        { moment },
      )
    : t('Candidates see its results from {moment}, Nepal time. Until then nothing of it is public.', {
        moment,
      })
}

const Column = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  max-width: 46rem;
`

const Facts = styled.div`
  display: grid;
  gap: ${space[2]};
  justify-items: start;
  overflow-wrap: anywhere;

  & > p {
    color: ${color('textMuted')};
  }
`
