import { CsvProblems } from '#client/features/import-preview/csv-problems.tsx'
import { TableFileField } from '#client/features/import-preview/table-file-field.tsx'
import type { CsvProblemsFragment } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { paths } from '#client/paths.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { Card } from '#client/ui/card.tsx'
import { studentCount } from '#client/ui/counts.ts'
import { ErrorSummary } from '#client/ui/error-summary.tsx'
import { FormActions } from '#client/ui/form.tsx'
import { ProgressBar } from '#client/ui/progress-bar.tsx'
import { TakesFocus } from '#client/ui/takes-focus.tsx'
import { TextLink } from '#client/ui/text-link.tsx'
import { grouped } from '#shared/digits.ts'
import { PlanPreview } from './plan-preview.tsx'
import type { useInviteList } from './use-invite-list.ts'

const words = {
  refused: ({ message, sheets }: CsvProblemsFragment) => ({
    title: sheets.length > 0 ? t('Choose a sheet') : t('This list cannot be used'),
    message,
  }),
}

/** The card that takes a list of students: the file, what inviting them does, and the action. */
export function InviteList({
  invites: { state, choose, send },
}: {
  invites: ReturnType<typeof useInviteList>
}) {
  const file = 'file' in state ? state.file : null
  const sending = state.kind === 'planned' && state.sending

  return (
    <Card as="section" aria-labelledby="list">
      <h2 id="list">{t('Upload the list')}</h2>
      {state.kind === 'done' && <Done {...state} />}
      <TableFileField
        name="file"
        hint={t('Choosing a file checks it. Nobody is invited until you press Invite.')}
        file={file}
        disabled={state.kind === 'checking' || sending}
        onChoose={(next) => void choose(next)}
      />
      {state.kind === 'checking' && <ProgressBar label={t('Checking every row…')} />}
      {state.kind === 'refused' && (
        <CsvProblems
          key={state.file.lastModified}
          words={words}
          fileName={state.file.name}
          refusal={state.refusal}
          onRead={({ sheet }) => void choose(state.file, sheet)}
        />
      )}
      {state.kind === 'failed' && (
        <Callout tone="danger" role="alert" title={t('The list could not be checked')}>
          <p>{t('{message} Nobody was invited.', { message: state.message })}</p>
          <div>
            <Button variant="secondary" size="small" onClick={() => void choose(state.file)}>
              {t('Try again')}
            </Button>
          </div>
        </Callout>
      )}
      {state.kind === 'planned' && (
        <>
          <TakesFocus key={state.plan.fingerprint}>
            {state.changed ? (
              <Callout tone="warning" role="alert" title={t('Something has changed since you looked')}>
                {t('Nobody was invited. Look at what inviting does now.')}
              </Callout>
            ) : (
              <Callout tone="success" role="status">
                {t('Every row is right. Nobody is invited yet.')}
              </Callout>
            )}
          </TakesFocus>
          <PlanPreview plan={state.plan} />
          {state.problems && <ErrorSummary errors={state.problems} title={t('Nobody was invited')} />}
          <FormActions>
            <Button
              disabled={state.plan.toInvite + state.plan.toLink === 0}
              busy={sending}
              busyLabel={t('Inviting…')}
              onClick={() => void send()}
            >
              {actionOf(state.plan)}
            </Button>
            <Button variant="secondary" disabled={sending} onClick={() => void choose(null)}>
              {t('Discard this file')}
            </Button>
          </FormActions>
        </>
      )}
    </Card>
  )
}

function actionOf({ toInvite, toLink }: { toInvite: number; toLink: number }): string {
  if (toInvite === 0 && toLink === 0) return t('Nobody to invite')
  if (toInvite === 0) return t('Link {students}', { students: studentCount(toLink) })
  return toLink === 0
    ? t('Invite {students}', { students: studentCount(toInvite) })
    : t('Invite {students}, link {count}', { students: studentCount(toInvite), count: grouped(toLink) })
}

function Done({ invited, linked }: { invited: number; linked: number }) {
  const done = t('{students} invited.', { students: studentCount(invited) })
  const more = t(
    '{count, plural, one {# account got its Candidate ID.} other {# accounts got their Candidate ID.}}',
    { count: linked },
  )
  return (
    <TakesFocus>
      <Callout tone="success" role="status" title={linked === 0 ? done : `${done} ${more}`}>
        <TextLink to={paths.adminInvitations}>{t('See the invitations')}</TextLink>
      </Callout>
    </TakesFocus>
  )
}
