import { DownloadPdf } from '#client/features/student-area/download-pdf.tsx'
import { graphql } from '#client/gql/gql.ts'
import type { PaperRowFragment } from '#client/gql/graphql.ts'
import { NoWrap } from '#client/ui/no-wrap.tsx'
import { ShownDate } from '#client/ui/shown-date.tsx'
import { Table, type TableColumn } from '#client/ui/table.tsx'

export const PAPER_ROW_FRAGMENT = graphql(`
  fragment PaperRow on PreviousPaper {
    id
    title
    course
    heldOn
    questionCount
    minutes
    pdf { ...DownloadPdf }
  }
`)

const columns: readonly TableColumn<PaperRowFragment>[] = [
  { key: 'title', header: 'Paper', rowHeader: true, cell: ({ title }) => title },
  { key: 'course', header: 'Course', cell: ({ course }) => course },
  {
    key: 'held',
    header: 'Held on',
    cell: ({ heldOn }) => <ShownDate at={heldOn} stacked />,
  },
  {
    key: 'questions',
    header: 'Questions',
    cell: ({ questionCount, minutes }) => (
      <NoWrap>
        {questionCount} in {minutes} min
      </NoWrap>
    ),
  },
  {
    key: 'pdf',
    header: 'Download',
    headerHidden: true,
    cell: ({ title, pdf }) => <DownloadPdf pdf={pdf} of={title} />,
  },
]

/** Papers of earlier exams. */
export function PaperTable({ papers }: { papers: readonly PaperRowFragment[] }) {
  return (
    <Table
      caption="Papers of earlier exams, newest first"
      captionHidden
      columns={columns}
      rows={papers}
      rowKey={({ id }) => id}
      wide
    />
  )
}
