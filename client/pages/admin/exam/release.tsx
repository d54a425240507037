import { useState } from 'react'
import styled from 'styled-components'
import { failureMessage } from '#client/data/change-failure.ts'
import { forgetResults } from '#client/data/forget-results.ts'
import { readServerClock, serverNow } from '#client/data/server-clock.ts'
import { CheckRow } from '#client/features/checks/check-row.tsx'
import { announcedField } from '#client/features/release-time/announced-field.ts'
import { EditForm } from '#client/forms/edit-form.tsx'
import { useEditForm } from '#client/forms/use-edit-form.ts'
import type { ReleaseCheckKind, ReleaseState } from '#client/gql/graphql.ts'
import { useMakeRehearsalLinkMutation } from '#client/gql/hooks/use-make-rehearsal-link-mutation.ts'
import { useSetExamReleaseMutation } from '#client/gql/hooks/use-set-exam-release-mutation.ts'
import { rich, t } from '#client/locales/t.ts'
import { paths } from '#client/paths.ts'
import { color, space } from '#client/theme/theme.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import { KeepsFocusNear } from '#client/ui/keeps-focus-near.tsx'
import { Lang } from '#client/ui/lang.tsx'
import { SheetRows, TitledSheet } from '#client/ui/sheet.tsx'
import { Cluster } from '#client/ui/stack.ts'
import { TakesFocus } from '#client/ui/takes-focus.tsx'
import { TextLink } from '#client/ui/text-link.tsx'
import { useToast } from '#client/ui/toast-context.ts'
import type { Tone } from '#client/ui/tone.ts'
import { instantOfNepalClock, nepalClock } from '#shared/calendar/nepal-time.ts'
import { sayInstant } from '#shared/calendar/show-dates.ts'
import type { ManagedExam } from './exam-query.ts'
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

/** Facts to look at before a release, each with the place where it is mended. */
function ReleaseChecks({ exam }: { exam: ManagedExam }) {
  const links: Record<ReleaseCheckKind, { label: string; to: string }> = {
    NAMES: { label: t('Names'), to: paths.adminStudents },
    SECRETS: { label: t('PINs and dates of birth'), to: paths.adminStudents },
    BACKUP: { label: t('Last backup'), to: paths.admin },
    DISK: { label: t('Free disk'), to: paths.admin },
    WORKERS: { label: t('Workers'), to: paths.admin },
    REHEARSAL: { label: t('Last rehearsal'), to: '#rehearsal' },
  }
  return (
    <TitledSheet title={t('Before the release')}>
      <SheetRows>
        {exam.checks.map(({ kind, state, text: found }) => {
          const { label, to } = links[kind]
          return (
            <CheckRow key={kind} name={<TextLink to={to}>{label}</TextLink>} state={state} found={found} />
          )
        })}
      </SheetRows>
    </TitledSheet>
  )
}

interface ReleaseFormProps {
  exam: ManagedExam
  onChanged: () => void
}

/** Moves the release of a scheduled exam, or releases it now. */
function ReleaseForm({ exam, onChanged }: ReleaseFormProps) {
  const { toast } = useToast()
  const [setRelease] = useSetExamReleaseMutation()
  const [opened] = useState(() => new Date())
  const [asking, setAsking] = useState(false)
  const [isNow, setNow] = useState(false)
  const form = useEditForm({
    key: `release ${exam.id}`,
    values: { releaseAt: nepalClock(exam.releaseAt ?? opened), announced: exam.announced },
    version: exam.version,
    check: async ({ releaseAt }, action?: 'now') => {
      const message = action ? undefined : await problemOf(instantOfNepalClock(releaseAt))
      return message === undefined ? [] : [{ path: 'releaseAt', message }]
    },
    async send({ releaseAt, announced }, version, action) {
      setNow(action === 'now')
      const input = { releaseAt: action ? null : (instantOfNepalClock(releaseAt) ?? null), announced }
      const { data } = await setRelease({
        variables: { examId: exam.id, input, version },
        update: forgetResults,
      })
      const answer = data?.setExamRelease
      // Another state has other forms.
      if (answer?.__typename === 'ExamConflict' && answer.current.state !== 'SCHEDULED') {
        toast({ title: answer.message, tone: 'destructive' })
        onChanged()
      }
      return answer
    },
    onSaved(_, action) {
      toast({ title: action ? t('Results released') : t('Release saved'), tone: 'success' })
      onChanged()
    },
  })
  // The question names the time of this version.
  const releaseNow = () => form.save({ action: 'now', version: exam.version }).finally(() => setAsking(false))

  return (
    <Card as="section" aria-labelledby="release-time" data-needs-js>
      <h2 id="release-time">{t('Time of the release')}</h2>
      <EditForm
        form={{ ...form, keep: () => (isNow ? setAsking(true) : form.keep()), busy: form.busy && !asking }}
        errorTitle={t('The release is as it was')}
        submitLabel={t('Save')}
        onSubmit={() => form.save()}
        actions={
          <Button variant="secondary" onClick={() => setAsking(true)}>
            {t('Release now')}
          </Button>
        }
        fields={[
          {
            name: 'releaseAt',
            type: 'moment',
            label: t('Show to candidates from'),
            hint: t('The clock of the database decides.'),
            required: true,
          },
          announcedField,
        ]}
      />
      <ConfirmDialog
        open={asking}
        tone="primary"
        title={t('Release these results now?')}
        confirmLabel={t('Release now')}
        busy={form.busy}
        busyLabel={t('Releasing…')}
        onConfirm={releaseNow}
        onClose={() => setAsking(false)}
      >
        <p>
          {t('Candidates see them at once, and not on {moment}. You can withdraw them again.', {
            moment: sayInstant(exam.releaseAt ?? ''),
          })}
        </p>
      </ConfirmDialog>
    </Card>
  )
}

async function problemOf(releaseAt: string | undefined): Promise<string | undefined> {
  if (releaseAt === undefined) return t('Enter both the day and the time of the release')
  await readServerClock()
  return Date.parse(releaseAt) <= serverNow()
    ? t('This time has passed. Enter a later one, or release the results now')
    : undefined
}

/** Makes a link that shows the site as it will be. */
export function RehearsalLink({ examId }: { examId: string }) {
  const { toast } = useToast()
  const [make, { data, loading }] = useMakeRehearsalLinkMutation()
  const link = data?.makeRehearsalLink

  async function ask() {
    try {
      await make({ variables: { examId } })
    } catch (error) {
      toast(failureMessage(error, t('No link was made')))
    }
  }

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text)
      toast({ title: t('Link copied'), tone: 'success' })
    } catch {
      toast({ title: t('The link could not be copied'), description: t('Copy it from the page.') })
    }
  }

  return (
    <TitledSheet title={t('Rehearsal')}>
      <Inside id="rehearsal">
        <p>
          {t(
            'A link shows the whole site as after the release, to you and to those you give it to. It works for 24 hours, and at most until the release. Each use is logged.',
          )}
        </p>
        {link === undefined ? (
          <KeepsFocusNear>
            <Button variant="secondary" busy={loading} busyLabel={t('Making a link…')} onClick={ask}>
              {t('Make a rehearsal link')}
            </Button>
          </KeepsFocusNear>
        ) : (
          <>
            <Address role="status">{link}</Address>
            <Cluster $gap={4} $align="center">
              <Button variant="secondary" onClick={() => copy(link)}>
                {t('Copy the link')}
              </Button>
              <TextLink to={link} newTab>
                {t('Open the rehearsal')}
              </TextLink>
            </Cluster>
          </>
        )}
      </Inside>
    </TitledSheet>
  )
}

const Inside = styled.div`
  display: grid;
  gap: ${space[3]};
  justify-items: start;
  padding: ${space[4]};
`

const Address = styled.p`
  overflow-wrap: anywhere;
  font-size: 0.8rem;
`
