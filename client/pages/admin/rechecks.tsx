import { type LoaderFunctionArgs, useSearchParams } from 'react-router-dom'
import { loadPage, usePageQuery } from '#client/data/page-query.ts'
import { RecheckBadge } from '#client/features/rechecks/recheck-badge.tsx'
import { shownContact } from '#client/features/rechecks/shown-contact.ts'
import { markWords, percentageWords } from '#client/features/results/outcome-names.ts'
import { graphql } from '#client/gql/gql.ts'
import type { RecheckExamsQuery as Answer, RecheckListQuery as Requests } from '#client/gql/graphql.ts'
import { useRecheckExamsQuery } from '#client/gql/hooks/use-recheck-exams-query.ts'
import { useRecheckListQuery } from '#client/gql/hooks/use-recheck-list-query.ts'
import { AdminPage } from '#client/layouts/admin-page.tsx'
import { AdminList } from '#client/lists/admin-list.tsx'
import { rich, t } from '#client/locales/t.ts'
import { examPath, paths, recheckPath } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Lang } from '#client/ui/lang.tsx'
import { ShownDate } from '#client/ui/shown-date.tsx'
import type { TableColumn } from '#client/ui/table.tsx'
import { TextLink } from '#client/ui/text-link.tsx'
import { grouped } from '#shared/digits.ts'

const RecheckExamsQuery = graphql(`
  query RecheckExams { recheckExams { id title open resolved } }
`)

const RecheckListQuery = graphql(`
  query RecheckList($examId: ID!) {
    recheckRequests(examId: $examId) {
      id
      examTitle
      candidateId
      studentName
      contact
      isProven
      state
      askedAt
      values { outcome examMark examRank percentage }
    }
  }
`)

const examOf = (params: URLSearchParams) => params.get('exam') ?? ''

export async function loader({ context, request }: LoaderFunctionArgs) {
  const examId = examOf(new URL(request.url).searchParams)
  return examId === ''
    ? loadPage(context, RecheckExamsQuery, {})
    : loadPage(context, RecheckListQuery, { examId })
}

/** The requests of the exam that the address names, else the exams with requests. */
export function Component() {
  const [params] = useSearchParams()
  const examId = examOf(params)
  return examId === '' ? <RecheckExams /> : <RecheckList examId={examId} />
}

const columns: TableColumn<Answer['recheckExams'][number]>[] = [
  {
    key: 'exam',
    header: t('Exam'),
    rowHeader: true,
    cell: ({ id, title }) => (
      <TextLink to={examPath(paths.adminRechecks, id)}>
        <Lang>{title}</Lang>
      </TextLink>
    ),
  },
  { key: 'open', header: t('Open'), align: 'end', cell: ({ open }) => grouped(open) },
  {
    key: 'resolved',
    header: t('Answered or closed'),
    align: 'end',
    cell: ({ resolved }) => grouped(resolved),
  },
]

/** The exams with requests for a re-check. */
function RecheckExams() {
  const { data, failure } = usePageQuery(useRecheckExamsQuery, {})
  return (
    <AdminPage
      title={t('Re-checks')}
      intro={t(
        'What candidates asked to be checked again. For each exam you choose whether and until when they may ask.',
      )}
    >
      <AdminList
        caption={t('Exams with requests, those with the most open ones first')}
        columns={columns}
        rows={data?.recheckExams}
        loading={t('Loading re-checks')}
        failed={t('The requests could not be read')}
        failure={failure}
        empty={
          <EmptyState
            seed="no-rechecks"
            title={t('No requests')}
            actions={<ButtonLink to={paths.adminExams}>{t('Exams')}</ButtonLink>}
          >
            {t('Allow re-checks on an exam’s page: candidates then ask on their result.')}
          </EmptyState>
        }
      />
    </AdminPage>
  )
}

const requestColumns: TableColumn<Requests['recheckRequests'][number]>[] = [
  {
    key: 'candidate',
    header: t('Candidate'),
    rowHeader: true,
    cell: ({ id, candidateId, studentName }) => (
      <>
        <TextLink to={recheckPath(id)}>{candidateId}</TextLink> {studentName && <Lang>{studentName}</Lang>}
      </>
    ),
  },
  {
    key: 'asked',
    header: t('Asked'),
    cell: ({ askedAt, contact, isProven }) => (
      <span>
        {isProven
          ? rich('{day} by {contact}', { day: <ShownDate at={askedAt} />, contact: shownContact(contact) })
          : rich('{day} by {contact} (without PIN or date of birth)', {
              day: <ShownDate at={askedAt} />,
              contact: shownContact(contact),
            })}
      </span>
    ),
  },
  {
    key: 'mark',
    header: t('Exam Mark'),
    align: 'end',
    cell: ({ values }) => (values ? markWords(values) : '–'),
  },
  {
    key: 'percentage',
    header: t('Percentage'),
    align: 'end',
    cell: ({ values }) => (values ? percentageWords(values) : '–'),
  },
  { key: 'rank', header: t('Exam Rank'), align: 'end', cell: ({ values }) => values?.examRank ?? '–' },
  { key: 'state', header: t('State'), cell: ({ state }) => <RecheckBadge state={state} /> },
]

/** The requests of an exam, open ones first. */
function RecheckList({ examId }: { examId: string }) {
  const { data, failure } = usePageQuery(useRecheckListQuery, { examId })
  const requests = data?.recheckRequests
  return (
    <AdminPage
      title={t('Re-checks: {exam}', { exam: requests?.[0]?.examTitle ?? examId })}
      under={[{ label: t('Re-checks'), to: paths.adminRechecks }]}
      actions={
        <ButtonLink variant="secondary" to={examPath(paths.adminExam, examId)}>
          {t('Exam')}
        </ButtonLink>
      }
    >
      <AdminList
        caption={t('Requests, open ones first')}
        columns={requestColumns}
        rows={requests}
        loading={t('Loading re-checks')}
        failed={t('The requests could not be read')}
        failure={failure}
        empty={
          <EmptyState seed="no-rechecks" title={t('No requests')} compact>
            {t('No candidate of this exam has asked for a re-check.')}
          </EmptyState>
        }
      />
    </AdminPage>
  )
}
