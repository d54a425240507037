import { FileDown, Printer } from 'lucide-react'
import styled from 'styled-components'
import { examPath, examResultsFile, examSlipsFile, meritListFiles, paths } from '#client/paths.ts'
import { space } from '#client/theme/theme.ts'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { Lang } from '#client/ui/lang.tsx'
import { Table, type TableColumn } from '#client/ui/table.tsx'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import { SLIPS_IN_FILE } from '#shared/slips-in-file.ts'
import { SlipsDownload } from './slips-download.tsx'

interface Group {
  name?: string | null
  candidates: number
}

interface ExamListsProps {
  exam: { id: string; title: string; groups: readonly Group[] }
}

/** The exam's results as lists to print and files, for all candidates and for each group. */
export function ExamLists({ exam }: ExamListsProps) {
  const { groups } = exam
  const everybody = {
    label: 'All candidates',
    group: undefined,
    candidates: groups.reduce((sum, { candidates }) => sum + candidates, 0),
  }
  // Candidates on no list have no group to ask for; they are among all.
  const named = groups.flatMap(({ name, candidates }) =>
    name ? [{ label: name, group: name, candidates }] : [],
  )
  return (
    <Table
      caption="Lists by group"
      captionHidden
      columns={columnsOf(exam)}
      rows={[everybody, ...named]}
      rowKey={({ label, group }) => `${group !== undefined} ${label}`}
    />
  )
}

interface List {
  label: string
  group: string | undefined
  candidates: number
}

const columnsOf = ({ id: examId, title }: ExamListsProps['exam']): TableColumn<List>[] => [
  { key: 'group', header: 'Group', rowHeader: true, cell: ({ label }) => <Lang>{label}</Lang> },
  {
    key: 'candidates',
    header: 'Candidates',
    align: 'end',
    cell: ({ candidates }) => candidates.toLocaleString('en-IN'),
  },
  {
    key: 'lists',
    header: 'Lists',
    headerHidden: true,
    cell: ({ label, group, candidates }) => (
      <Row>
        <ButtonLink
          variant="secondary"
          size="small"
          icon={<Printer />}
          to={examPath(paths.adminExamList, examId, group)}
        >
          List to print<VisuallyHidden>, {label}</VisuallyHidden>
        </ButtonLink>
        <ButtonLink
          variant="secondary"
          size="small"
          icon={<FileDown />}
          reloadDocument
          to={examPath(examResultsFile, examId, group)}
        >
          Download as CSV<VisuallyHidden>, {label}</VisuallyHidden>
        </ButtonLink>
        {(['pdf', 'csv'] as const).map((kind) => (
          <ButtonLink
            key={kind}
            variant="secondary"
            size="small"
            icon={<FileDown />}
            isFile
            to={examPath(meritListFiles[kind], examId, group)}
          >
            Merit list ({kind.toUpperCase()})<VisuallyHidden>, {label}</VisuallyHidden>
          </ButtonLink>
        ))}
        {partsOf(candidates).map(({ part, range }) => (
          <SlipsDownload
            key={part}
            to={`${examPath(examSlipsFile, examId, group)}${part > 1 ? `&part=${part}` : ''}`}
            fileName={`${[title, group, `result slips${range}`].filter(Boolean).join(' - ')}.pdf`}
            label={`Result slips${range} (PDF)`}
            of={label}
          />
        ))}
      </Row>
    ),
  },
]

/** The files that so many slips come in; a single one needs no range. */
function partsOf(candidates: number): { part: number; range: string }[] {
  const parts = Math.ceil(candidates / SLIPS_IN_FILE)
  return Array.from({ length: parts }, (_, index) => {
    const [first, last] = [index * SLIPS_IN_FILE + 1, Math.min((index + 1) * SLIPS_IN_FILE, candidates)]
    return { part: index + 1, range: parts > 1 ? ` ${first} to ${last}` : '' }
  })
}

const Row = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`
