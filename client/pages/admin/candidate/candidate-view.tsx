import type { ReactNode } from 'react'
import styled from 'styled-components'
import { accountDataPath, paths, recheckPath, slipCodePath } from '#client/paths.ts'
import { color, space, text } from '#client/theme/theme.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Lang } from '#client/ui/lang.tsx'
import { ShownDate } from '#client/ui/shown-date.tsx'
import { Table, type TableColumn } from '#client/ui/table.tsx'
import { TextLink } from '#client/ui/text-link.tsx'
import { type CandidateExam, examsOf } from './candidate-exams.ts'
import type { Candidate, CandidateEntry } from './candidate-query.ts'
import { ExamHistory } from './exam-history.tsx'

const entryColumns: TableColumn<CandidateEntry>[] = [
  { key: 'name', header: 'Student Name', rowHeader: true, cell: (one) => <Lang>{one.studentName}</Lang> },
  { key: 'groups', header: 'Groups', cell: (one) => <Lang>{one.groups}</Lang> },
  { key: 'list', header: 'List', cell: (one) => <Lang>{one.fileName}</Lang> },
  {
    key: 'published',
    header: 'Published',
    cell: ({ publishedAt }) => (publishedAt ? <ShownDate at={publishedAt} stacked /> : '–'),
  },
  { key: 'state', header: 'State', cell: entryState },
]

function entryState({ isPublished, isActive }: CandidateEntry) {
  if (!isPublished) return <Badge>Not published</Badge>
  return isActive ? (
    <Badge tone="success" icon>
      Active
    </Badge>
  ) : (
    <Badge>Switched off</Badge>
  )
}

const recheckColumns = (exams: readonly CandidateExam[]): TableColumn<Candidate['rechecks'][number]>[] => [
  {
    key: 'exam',
    header: 'Exam',
    rowHeader: true,
    cell: ({ id, examId }) => (
      <TextLink to={recheckPath(id)}>
        <Lang>{exams.find((exam) => exam.id === examId)?.title ?? examId}</Lang>
      </TextLink>
    ),
  },
  {
    key: 'asked',
    header: 'Asked',
    cell: ({ askedAt, contact }) => (
      <span>
        <ShownDate at={askedAt} /> by {contact}
      </span>
    ),
  },
  {
    key: 'state',
    header: 'State',
    cell: ({ isOpen }) =>
      isOpen ? (
        <Badge tone="warning" icon>
          Open
        </Badge>
      ) : (
        <Badge>Answered or closed</Badge>
      ),
  },
]

const slipColumns: TableColumn<Candidate['slips'][number]>[] = [
  {
    key: 'code',
    header: 'Code',
    rowHeader: true,
    cell: ({ code }) => (
      <TextLink to={slipCodePath(code)}>
        {code.slice(0, 5)}-{code.slice(5)}
      </TextLink>
    ),
  },
  { key: 'issued', header: 'Issued', cell: ({ issuedAt }) => <ShownDate at={issuedAt} /> },
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
    <Sections>
      <CandidateSection title="Results">
        {exams.length === 0 && <Quiet>No result file has this candidate.</Quiet>}
        {exams.map((exam) => (
          <ExamHistory key={exam.id} candidateId={candidateId} exam={exam} now={now} />
        ))}
      </CandidateSection>
      <CandidateSection title="Student lists">
        {listEntries.length === 0 ? (
          <Quiet>No student list has this candidate, so results show no name.</Quiet>
        ) : (
          <Table
            caption="The candidate’s row in each student list"
            captionHidden
            columns={entryColumns}
            rows={listEntries}
            rowKey={(one) => String(listEntries.indexOf(one))}
          />
        )}
      </CandidateSection>
      {rechecks.length > 0 && (
        <CandidateSection title="Re-checks">
          <Table
            caption="Requests for a re-check"
            captionHidden
            columns={recheckColumns(exams)}
            rows={rechecks}
            rowKey={({ id }) => id}
          />
        </CandidateSection>
      )}
      {slips.length > 0 && (
        <CandidateSection title="Result slips">
          <Table
            caption="Result slips that were downloaded"
            captionHidden
            columns={slipColumns}
            rows={slips}
            rowKey={({ code }) => code}
          />
        </CandidateSection>
      )}
      <CandidateSection title="Account">
        {link ? (
          <p>
            <TextLink to={accountDataPath(link.userId)}>{link.email}</TextLink> sees these results without a
            PIN or date of birth since <ShownDate at={link.linkedAt} />.
          </p>
        ) : invitation ? (
          <p>
            {invitation.email} is <TextLink to={paths.adminInvitations}>invited</TextLink> to an account that
            sees these results, since <ShownDate at={invitation.invitedAt} />.
          </p>
        ) : (
          <Quiet>
            No account sees these results without a PIN or date of birth. Link one under{' '}
            <TextLink to={paths.adminUsers}>Users</TextLink>.
          </Quiet>
        )}
      </CandidateSection>
    </Sections>
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

const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
`

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};

  & > h2 {
    font-size: ${text('title')};
  }
`

const Quiet = styled.p`
  color: ${color('textMuted')};
`
