import { DownloadPdf } from '#client/features/student-area/download-pdf.tsx'
import { graphql } from '#client/gql/gql.ts'
import type { PaperRowFragment } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
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
  { key: 'title', header: t('Paper'), rowHeader: true, cell: ({ title }) => title },
  { key: 'course', header: t('Course'), cell: ({ course }) => course },
  {
    key: 'held',
    header: t('Held on'),
    cell: ({ heldOn }) => <ShownDate at={heldOn} stacked />,
  },
  {
    key: 'questions',
    header: t('Questions'),
    cell: ({ questionCount, minutes }) => (
      <NoWrap>{t('{count} in {minutes} min', { count: questionCount, minutes })}</NoWrap>
    ),
  },
  {
    key: 'pdf',
    header: t('Download'),
    headerHidden: true,
    cell: ({ title, pdf }) => <DownloadPdf pdf={pdf} of={title} />,
  },
]

/** Papers of earlier exams. */
export function PaperTable({ papers }: { papers: readonly PaperRowFragment[] }) {
  return (
    <Table
      caption={t('Papers of earlier exams, newest first')}
      captionHidden
      columns={columns}
      rows={papers}
      rowKey={({ id }) => id}
      wide
    />
  )
}
