import type { ReactNode } from 'react'
import styled from 'styled-components'
import { shownContact } from '#client/features/rechecks/shown-contact.ts'
import { rich, t } from '#client/locales/t.ts'
import { accountDataPath, paths, recheckPath, slipCodePath } from '#client/paths.ts'
import { space, text } from '#client/theme/theme.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Lang } from '#client/ui/lang.tsx'
import { ShownDate } from '#client/ui/shown-date.tsx'
import { Stack } from '#client/ui/stack.ts'
import { Table, type TableColumn } from '#client/ui/table.tsx'
import { Text } from '#client/ui/text.ts'
import { TextLink } from '#client/ui/text-link.tsx'
import { type CandidateExam, examsOf } from './candidate-exams.ts'
import type { Candidate, CandidateEntry } from './candidate-query.ts'
import { ExamHistory } from './exam-history.tsx'

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
export function CandidateView({ candidate, now }: CandidateViewProps) {
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
