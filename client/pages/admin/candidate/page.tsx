import type { ReactNode } from 'react'
import { type LoaderFunctionArgs, useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { loadPage, usePageQuery } from '#client/data/page-query.ts'
import { shownContact } from '#client/features/rechecks/shown-contact.ts'
import {
  markWords,
  percentageWords,
  rankWords,
  subjectsWords,
} from '#client/features/results/outcome-names.ts'
import { useCandidateQuery } from '#client/gql/hooks/use-candidate-query.ts'
import { AdminPage } from '#client/layouts/admin-page.tsx'
import { rich, t } from '#client/locales/t.ts'
import {
  accountDataPath,
  correctResultPath,
  paths,
  personalDataPath,
  recheckPath,
  resultPath,
  slipCodePath,
} from '#client/paths.ts'
import { color, space, text } from '#client/theme/theme.ts'
import { Badge } from '#client/ui/badge.tsx'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Failure } from '#client/ui/failure.tsx'
import { Lang } from '#client/ui/lang.tsx'
import { ShownDate } from '#client/ui/shown-date.tsx'
import { Loading, Skeleton } from '#client/ui/skeleton.tsx'
import { Stack } from '#client/ui/stack.ts'
import { Table, type TableColumn } from '#client/ui/table.tsx'
import { Quiet } from '#client/ui/table-cell.ts'
import { Text } from '#client/ui/text.ts'
import { TextLink } from '#client/ui/text-link.tsx'
import { type CandidateExam, examsOf } from './candidate-exams.ts'
import {
  type Candidate,
  type CandidateEntry,
  CandidateQuery,
  type CandidateResult,
  candidateVariables,
} from './candidate-query.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  return loadPage(context, CandidateQuery, candidateVariables(new URL(request.url).searchParams))
}

export function Component() {
  const [params] = useSearchParams()
  const variables = candidateVariables(params)
  const { data, now, failure } = usePageQuery(useCandidateQuery, variables)
  const candidate = data?.candidateData
  return (
    <AdminPage
      title={t('Candidate {candidateId}', {
        candidateId: candidate?.candidateId ?? variables.candidateId,
      }).trim()}
      intro={candidate && <WhoItIs candidate={candidate} />}
      under={[{ label: t('Search'), to: paths.adminSearch }]}
      actions={
        candidate && (
          <ButtonLink variant="secondary" to={personalDataPath(candidate.candidateId)}>
            {t('Export or delete')}
          </ButtonLink>
        )
      }
    >
      {failure ? (
        <Failure title={t('The candidate could not be read')} {...failure} />
      ) : !data ? (
        <Loading label={t('Loading candidate')}>
          <Skeleton width="60%" />
        </Loading>
      ) : candidate ? (
        <CandidateView candidate={candidate} now={now} />
      ) : (
        <EmptyState
          seed="no-candidate"
          title={variables.candidateId ? t('Nothing is kept') : t('No candidate')}
          compact
        >
          {variables.candidateId
            ? t('No result file and no student list has the Candidate ID {candidateId}.', {
                candidateId: variables.candidateId,
              })
            : t('The address names no candidate. Search for a Candidate ID or a name above.')}
        </EmptyState>
      )}
    </AdminPage>
  )
}

/** Name and groups, by the newest list that is published and active. */
function WhoItIs({ candidate: { listEntries } }: { candidate: Candidate }) {
  const published = listEntries.filter(({ isPublished }) => isPublished)
  const entry = published.find(({ isActive }) => isActive) ?? published[0]
  if (!entry) return null
  return (
    <>
      <strong>
        <Lang>{entry.studentName}</Lang>
      </strong>{' '}
      · <Lang>{entry.groups}</Lang>
    </>
  )
}

const entryColumns: TableColumn<CandidateEntry>[] = [
  { key: 'name', header: t('Student Name'), rowHeader: true, cell: (one) => <Lang>{one.studentName}</Lang> },
  { key: 'groups', header: t('Groups'), cell: (one) => <Lang>{one.groups}</Lang> },
  { key: 'list', header: t('List'), cell: (one) => <Lang>{one.fileName}</Lang> },
  {
    key: 'published',
    header: t('Published'),
    cell: ({ publishedAt }) => (publishedAt ? <ShownDate at={publishedAt} stacked /> : '–'),
  },
  { key: 'state', header: t('State'), cell: entryState },
]

function entryState({ isPublished, isActive }: CandidateEntry) {
  if (!isPublished) return <Badge>{t('Not published')}</Badge>
  return isActive ? (
    <Badge tone="success" icon>
      {t('Active')}
    </Badge>
  ) : (
    <Badge>{t('Switched off')}</Badge>
  )
}

const recheckColumns = (exams: readonly CandidateExam[]): TableColumn<Candidate['rechecks'][number]>[] => [
  {
    key: 'exam',
    header: t('Exam'),
    rowHeader: true,
    cell: ({ id, examId }) => (
      <TextLink to={recheckPath(id)}>
        <Lang>{exams.find((exam) => exam.id === examId)?.title ?? examId}</Lang>
      </TextLink>
    ),
  },
  {
    key: 'asked',
    header: t('Asked'),
    cell: ({ askedAt, contact }) => (
      <span>
        {rich('{date} by {contact}', { date: <ShownDate at={askedAt} />, contact: shownContact(contact) })}
      </span>
    ),
  },
  {
    key: 'state',
    header: t('State'),
    cell: ({ isOpen }) =>
      isOpen ? (
        <Badge tone="warning" icon>
          {t('Open')}
        </Badge>
      ) : (
        <Badge>{t('Answered or closed')}</Badge>
      ),
  },
]

const slipColumns: TableColumn<Candidate['slips'][number]>[] = [
  {
    key: 'code',
    header: t('Code'),
    rowHeader: true,
    cell: ({ code }) => <TextLink to={slipCodePath(code)}>{code}</TextLink>,
  },
  { key: 'issued', header: t('Issued'), cell: ({ issuedAt }) => <ShownDate at={issuedAt} /> },
]

interface CandidateViewProps {
  candidate: Candidate
  /** ISO 8601 */
  now: string
}

/** Everything that is kept of a candidate, section by section. */
function CandidateView({ candidate, now }: CandidateViewProps) {
  const { candidateId, results, listEntries, rechecks, slips, link, invitation } = candidate
  const exams = examsOf(results)
  return (
    <Stack $gap={8}>
      <CandidateSection title={t('Results')}>
        {exams.length === 0 && <Text $tone="muted">{t('No result file has this candidate.')}</Text>}
        {exams.map((exam) => (
          <ExamHistory key={exam.id} candidateId={candidateId} exam={exam} now={now} />
        ))}
      </CandidateSection>
      <CandidateSection title={t('Student lists')}>
        {listEntries.length === 0 ? (
          <Text $tone="muted">{t('No student list has this candidate, so results show no name.')}</Text>
        ) : (
          <Table
            caption={t('The candidate’s row in each student list')}
            captionHidden
            columns={entryColumns}
            rows={listEntries}
            rowKey={(one) => String(listEntries.indexOf(one))}
          />
        )}
      </CandidateSection>
      {rechecks.length > 0 && (
        <CandidateSection title={t('Re-checks')}>
          <Table
            caption={t('Requests for a re-check')}
            captionHidden
            columns={recheckColumns(exams)}
            rows={rechecks}
            rowKey={({ id }) => id}
          />
        </CandidateSection>
      )}
      {slips.length > 0 && (
        <CandidateSection title={t('Result slips')}>
          <Table
            caption={t('Result slips that were downloaded')}
            captionHidden
            columns={slipColumns}
            rows={slips}
            rowKey={({ code }) => code}
          />
        </CandidateSection>
      )}
      <CandidateSection title={t('Account')}>
        {link ? (
          <p>
            {rich('{account} sees these results without a PIN or date of birth since {date}.', {
              account: <TextLink to={accountDataPath(link.userId)}>{link.email}</TextLink>,
              date: <ShownDate at={link.linkedAt} />,
            })}
          </p>
        ) : invitation ? (
          <p>
            {rich('{email} is <a>invited</a> to an account that sees these results, since {date}.', {
              email: invitation.email,
              date: <ShownDate at={invitation.invitedAt} />,
              a: (text) => <TextLink to={paths.adminInvitations}>{text}</TextLink>,
            })}
          </p>
        ) : (
          <Text $tone="muted">
            {rich(
              'No account sees these results without a PIN or date of birth. Link one under <a>Users</a>.',
              { a: (text) => <TextLink to={paths.adminUsers}>{text}</TextLink> },
            )}
          </Text>
        )}
      </CandidateSection>
    </Stack>
  )
}

/** A titled part of a candidate's page. */
function CandidateSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Part>
      <h2>{title}</h2>
      {children}
    </Part>
  )
}

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};

  & > h2 {
    font-size: ${text('title')};
  }
`

interface ExamHistoryProps {
  candidateId: string
  exam: CandidateExam
  /** ISO 8601 */
  now: string
}

/** A candidate's result in one exam, and the rows of earlier and later files. */
function ExamHistory({ candidateId, exam, now }: ExamHistoryProps) {
  const columns: TableColumn<CandidateResult>[] = [
    { key: 'file', header: t('File'), rowHeader: true, cell: (row) => <File row={row} /> },
    { key: 'state', header: t('State'), cell: (row) => <State row={row} now={now} /> },
    { key: 'mark', header: t('Exam Mark'), align: 'end', cell: markWords },
    { key: 'percentage', header: t('Percentage'), align: 'end', cell: percentageWords },
    { key: 'rank', header: t('Exam Rank'), align: 'end', cell: rankWords },
  ]
  if (exam.rows.some(({ subjects }) => subjects.length > 0)) {
    columns.push({
      key: 'subjects',
      header: t('Subjects'),
      cell: ({ subjects }) => <Lang>{subjectsWords(subjects) || '–'}</Lang>,
    })
  }
  return (
    <article>
      <Head>
        <h3>
          <Lang>{exam.title}</Lang>
        </h3>
        <Facts>
          <span>{exam.id}</span>
          {exam.date !== null && <ShownDate at={exam.date} />}
          {exam.shown && <TextLink to={resultPath(exam.id, candidateId)}>{t('Mark sheet')}</TextLink>}
          {exam.shown && <TextLink to={correctResultPath(exam.id, candidateId)}>{t('Correct')}</TextLink>}
        </Facts>
      </Head>
      <Table
        caption={t('{title}: the candidate’s row in each file', { title: exam.title })}
        captionHidden
        columns={columns}
        rows={exam.rows}
        rowKey={(row) => String(exam.rows.indexOf(row))}
      />
    </article>
  )
}

function File({ row }: { row: CandidateResult }) {
  return (
    <>
      <Name>
        <Lang>{row.fileName}</Lang>
      </Name>
      {row.publishedAt && (
        <Quiet>
          {row.uploadedBy
            ? rich('Published {date} by {person}', {
                date: <ShownDate at={row.publishedAt} withTime />,
                person: row.uploadedBy,
              })
            : rich('Published {date}', { date: <ShownDate at={row.publishedAt} withTime /> })}
        </Quiet>
      )}
    </>
  )
}

function State({ row, now }: { row: CandidateResult; now: string }) {
  if (row.isWithdrawn)
    return (
      <Badge tone="danger" icon>
        {t('Withdrawn')}
      </Badge>
    )
  if (!row.isPublished) return <Badge>{t('Not published')}</Badge>
  if (row.isShown)
    return (
      <Badge tone="success" icon>
        {t('Shown')}
      </Badge>
    )
  if (row.releaseAt && row.releaseAt > now) {
    return (
      <Badge tone="info" icon>
        {rich('Hidden until {date}', { date: <ShownDate at={row.releaseAt} withTime /> })}
      </Badge>
    )
  }
  return <Badge>{t('Replaced')}</Badge>
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[4]};
  align-items: center;
  justify-content: space-between;
  margin-bottom: ${space[2]};

  & h3 {
    font-size: ${text('large')};
    overflow-wrap: anywhere;
  }
`

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[4]};
  align-items: center;
  color: ${color('textMuted')};
  font-variant-numeric: tabular-nums;

  & > a {
    display: flex;
    align-items: center;
    min-height: 2.75rem;
  }
`

const Name = styled.span`
  display: block;
  overflow-wrap: anywhere;
`
