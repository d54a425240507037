import Download from 'lucide-react/icons/download'
import KeyRound from 'lucide-react/icons/key-round'
import Trash2 from 'lucide-react/icons/trash-2'
import styled from 'styled-components'
import type { StudentUploadRowFragment } from '#client/gql/graphql.ts'
import { rich, t } from '#client/locales/t.ts'
import { below, from } from '#client/theme/theme.ts'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { studentCount } from '#client/ui/counts.ts'
import { Lang } from '#client/ui/lang.tsx'
import { RowActions } from '#client/ui/row-actions.tsx'
import { ShownDate } from '#client/ui/shown-date.tsx'
import { Switch } from '#client/ui/switch.tsx'
import { Table, type TableColumn } from '#client/ui/table.tsx'
import { Quiet, StackedCell } from '#client/ui/table-cell.ts'
import { VisuallyHidden, visuallyHidden } from '#client/ui/visually-hidden.tsx'

type Upload = StudentUploadRowFragment

interface StudentUploadsTableProps {
  uploads: readonly Upload[]
  /** Ids of the ticked rows. */
  selected: readonly string[]
  onSelect: (ids: readonly string[]) => void
  onSwitch: (upload: Upload, isActive: boolean) => void
  onMakePins: (upload: Upload) => void
  onDownload: (id: string) => void
  onDelete: (upload: Upload) => void
}

/** The student lists, one row each, with their actions. */
export function StudentUploadsTable({ uploads, selected, onSelect, ...actions }: StudentUploadsTableProps) {
  const columns: TableColumn<Upload>[] = [
    {
      key: 'select',
      header: t('Select'),
      headerControl: (
        <SelectAll>
          <Checkbox
            label={t('Select all')}
            checked={selected.length === uploads.length}
            mixed={selected.length > 0 && selected.length < uploads.length}
            onChange={(event) => onSelect(event.currentTarget.checked ? uploads.map(({ id }) => id) : [])}
          />
        </SelectAll>
      ),
      cell: ({ id, fileName }) => (
        <Checkbox
          label={t('Select {title}', { title: fileName })}
          labelHidden
          checked={selected.includes(id)}
          onChange={(event) =>
            onSelect(
              event.currentTarget.checked ? [...selected, id] : selected.filter((other) => other !== id),
            )
          }
        />
      ),
    },
    { key: 'fileName', header: t('File Name'), rowHeader: true, cell: name },
    { key: 'students', header: t('Students'), cell: ({ totalStudents }) => studentCount(totalStudents) },
    { key: 'uploaded', header: t('Uploaded'), cell: uploaded },
    {
      key: 'status',
      header: t('Status'),
      cell: (upload) => (
        <Switch checked={upload.isActive} onChange={(isActive) => actions.onSwitch(upload, isActive)}>
          <VisuallyHidden>{t('{name} is', { name: upload.fileName })} </VisuallyHidden>
          {upload.isActive ? t('Active') : t('Inactive')}
        </Switch>
      ),
    },
    {
      key: 'actions',
      header: t('Actions'),
      align: 'end',
      cell: (upload) => (
        <RowActions
          subject={upload.fileName}
          actions={[
            // A list that is switched off does not count for anybody.
            ...(upload.isActive
              ? [{ label: t('Make PINs'), icon: KeyRound, onPress: () => actions.onMakePins(upload) }]
              : []),
            { label: t('Download'), icon: Download, onPress: () => actions.onDownload(upload.id) },
            { label: t('Delete'), icon: Trash2, onPress: () => actions.onDelete(upload) },
          ]}
        />
      ),
    },
  ]
  return (
    <Cards>
      <Table
        caption={t('Uploaded Student Files')}
        captionHidden
        columns={columns}
        rows={uploads}
        rowKey={({ id }) => id}
      />
    </Cards>
  )
}

function name({ fileName, description }: Upload) {
  return (
    <>
      <Lang>{fileName}</Lang>
      {description && (
        <Quiet as="p">
          <Lang>{description}</Lang>
        </Quiet>
      )}
    </>
  )
}

function uploaded({ uploadedAt, uploadedBy }: Upload) {
  const person = uploadedBy?.name ?? uploadedBy?.email
  return (
    <StackedCell>
      <ShownDate at={uploadedAt} stacked />
      {person !== undefined && <Quiet>{rich('by {person}', { person: <Lang>{person}</Lang> })}</Quiet>}
    </StackedCell>
  )
}

/** As a card, each begins with its box and name side by side; the buttons at its end say themselves what they are. */
const Cards = styled.div`
  ${below('medium')} {
    & tbody > tr {
      grid-template-columns: auto minmax(0, 1fr);
      align-items: center;
    }
    & tbody :is(th, td) {
      grid-column: 1 / -1;
    }
    & tbody td:first-child {
      grid-area: 1 / 1;
    }
    & tbody th {
      grid-area: 1 / 2;
      padding: 0;
    }
    & tbody td:last-child::before {
      content: none;
    }
  }
`

/** In a table's header the box stands above those of the rows: there its words are only read. */
const SelectAll = styled.div`
  ${from('medium')} {
    & span {
      ${visuallyHidden}
    }
  }
`
