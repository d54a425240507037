import CalendarClock from 'lucide-react/icons/calendar-clock'
import CalendarDays from 'lucide-react/icons/calendar-days'
import Download from 'lucide-react/icons/download'
import KeyRound from 'lucide-react/icons/key-round'
import Trash2 from 'lucide-react/icons/trash-2'
import styled from 'styled-components'
import { secretChoices, topPerformersChoices } from '#client/features/second-secret/secret-choices.ts'
import type { ResultFileRowFragment } from '#client/gql/graphql.ts'
import { rich, t } from '#client/locales/t.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Lang } from '#client/ui/lang.tsx'
import { RowActions } from '#client/ui/row-actions.tsx'
import { ShownDate } from '#client/ui/shown-date.tsx'
import type { TableSort } from '#client/ui/sort-button.tsx'
import { Table, type TableColumn } from '#client/ui/table.tsx'
import { Beside, Quiet } from '#client/ui/table-cell.ts'
import { TableSkeleton } from '#client/ui/table-skeleton.tsx'
import { grouped } from '#shared/digits.ts'
import { examName } from './result-file-list.ts'

/** Actions on a file of the list. */
export interface FileActions {
  onRelease: (file: ResultFileRowFragment) => void
  onChangeDate: (file: ResultFileRowFragment) => void
  onChangeSecret: (file: ResultFileRowFragment) => void
  onDownload: (file: ResultFileRowFragment) => void
  onDelete: (file: ResultFileRowFragment) => void
}

interface ResultFilesTableProps {
  files: readonly ResultFileRowFragment[]
  sort: TableSort
  onSort: (sort: TableSort) => void
  actions: FileActions
}

/** The result files, one row each, with their actions. */
export function ResultFilesTable({ files, sort, onSort, actions }: ResultFilesTableProps) {
  const columns: TableColumn<ResultFileRowFragment>[] = [
    { key: 'exam', header: t('Exam'), sortable: true, rowHeader: true, cell: exam },
    { key: 'fileName', header: t('File name'), sortable: true, cell: fileName },
    { key: 'examDate', header: t('Exam date'), sortable: true, cell: examDate },
    {
      key: 'totalResults',
      header: t('Results'),
      sortable: true,
      align: 'end',
      cell: totalResults,
    },
    { key: 'uploadedAt', header: t('Uploaded'), sortable: true, cell: uploaded },
    {
      key: 'actions',
      header: t('Actions'),
      headerHidden: true,
      cell: (file) => rowActions(file, actions),
    },
  ]
  return (
    <Table
      caption={t('Uploaded result files')}
      captionHidden
      wide
      columns={columns}
      rows={files}
      rowKey={({ id }) => id}
      sort={sort}
      onSort={onSort}
    />
  )
}

/** The same table while it is on its way. */
export function ResultFilesSkeleton() {
  return (
    <TableSkeleton
      label={t('Loading result files')}
      wide
      headers={[t('Exam'), t('File name'), t('Exam date'), t('Results'), t('Uploaded')]}
    />
  )
}

function rowActions(file: ResultFileRowFragment, actions: FileActions) {
  return (
    <RowActions
      wide
      subject={file.fileName}
      actions={[
        { label: t('Release'), icon: CalendarClock, onPress: () => actions.onRelease(file) },
        { label: t('Change date'), icon: CalendarDays, onPress: () => actions.onChangeDate(file) },
        { label: t('Change look-up'), icon: KeyRound, onPress: () => actions.onChangeSecret(file) },
        { label: t('Download'), icon: Download, onPress: () => actions.onDownload(file) },
        { label: t('Delete'), icon: Trash2, onPress: () => actions.onDelete(file) },
      ]}
    />
  )
}

function exam(file: ResultFileRowFragment) {
  const { secondSecret = 'NONE', topPerformers = 'NAMES', state, releaseAt } = file.exam ?? {}
  return (
    <Stack>
      <Lang>{examName(file)}</Lang>
      {file.examTitle && <Quiet>{file.examId}</Quiet>}
      {secondSecret !== 'NONE' && (
        <Quiet>{t('Look-up by {secrets}', { secrets: secretChoices[secondSecret] })}</Quiet>
      )}
      {topPerformers !== 'NAMES' && (
        <Quiet>
          {t('Top performers: {shown}', { shown: topPerformersChoices[topPerformers].toLowerCase() })}
        </Quiet>
      )}
      {state === 'WITHDRAWN' && (
        <Badge tone="danger" icon>
          {t('Withdrawn')}
        </Badge>
      )}
      {state === 'SCHEDULED' && releaseAt && (
        <Badge tone="info" icon>
          <span>{rich('Hidden until {moment}', { moment: <ShownDate at={releaseAt} withTime /> })}</span>
        </Badge>
      )}
    </Stack>
  )
}

function fileName(file: ResultFileRowFragment) {
  return (
    <FileName>
      <Lang>{file.fileName}</Lang>
    </FileName>
  )
}

function examDate(file: ResultFileRowFragment) {
  return file.examDate ? <ShownDate at={file.examDate} stacked /> : <Quiet>{t('No date')}</Quiet>
}

function totalResults(file: ResultFileRowFragment) {
  return (
    <AtEnd>
      {grouped(file.totalResults)}
      {file.exam?.state === 'RELEASED' && <Quiet>{shownWords(file)}</Quiet>}
    </AtEnd>
  )
}

/** For how many candidates a file counts: corrections take others their place. */
function shownWords({ totalResults: total, shownResults: shown }: ResultFileRowFragment): string {
  if (shown === total) return total === 1 ? t('counts') : t('all count')
  return shown === 0
    ? t('none counts: newer files have all')
    : t('{count, plural, one {# counts} other {# count}}', { count: shown })
}

function uploaded(file: ResultFileRowFragment) {
  const person = file.uploadedBy?.name ?? file.uploadedBy?.email
  return (
    <Beside>
      <ShownDate at={file.uploadedAt} withTime stacked />
      {person !== undefined && <Quiet>{rich('by {person}', { person: <Lang>{person}</Lang> })}</Quiet>}
    </Beside>
  )
}

const Stack = styled.span`
  display: grid;
  gap: 0.1rem;
  justify-items: start;
`

const AtEnd = styled(Stack)`
  justify-items: end;
`

const FileName = styled.span`
  overflow-wrap: anywhere;
`
