import Download from 'lucide-react/icons/download'
import KeyRound from 'lucide-react/icons/key-round'
import Trash2 from 'lucide-react/icons/trash-2'
import { useRef, useState } from 'react'
import styled from 'styled-components'
import { useDownload } from '#client/data/use-download.ts'
import type { QueryFailure } from '#client/data/use-query-retry.ts'
import type { StudentUploadRowFragment } from '#client/gql/graphql.ts'
import { AdminList } from '#client/lists/admin-list.tsx'
import { rich, t } from '#client/locales/t.ts'
import { Button } from '#client/ui/button.tsx'
import { studentCount } from '#client/ui/counts.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Lang } from '#client/ui/lang.tsx'
import { ShownDate } from '#client/ui/shown-date.tsx'
import { Stack } from '#client/ui/stack.ts'
import { Switch } from '#client/ui/switch.tsx'
import { Quiet, StackedCell } from '#client/ui/table-cell.ts'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import { DeleteUploadsDialog } from './delete-uploads-dialog.tsx'
import { MakePinsDialog } from './make-pins-dialog.tsx'
import { StudentUploadDownloadQuery } from './student-uploads-query.ts'
import { useSwitchUpload } from './use-switch-upload.ts'

type Upload = StudentUploadRowFragment

interface StudentUploadsProps {
  /** Undefined while they are on their way. */
  uploads: readonly Upload[] | undefined
  /** Why they could not be read. */
  failure: QueryFailure | null
  onChanged: () => void
}

/** Every published student list, to select, switch, download and delete. */
export function StudentUploads({ uploads, failure, onChanged }: StudentUploadsProps) {
  const [asked, setAsked] = useState<readonly Upload[]>()
  const [pinsFor, setPinsFor] = useState<Upload>()
  const title = useRef<HTMLHeadingElement>(null)
  const switchUpload = useSwitchUpload()
  const download = useDownload(StudentUploadDownloadQuery)

  return (
    <Stack as="section" $gap={4} aria-labelledby="uploads">
      <Title id="uploads" ref={title} tabIndex={-1}>
        {t('Uploaded Student Files')}
      </Title>
      <AdminList
        caption={t('Uploaded Student Files')}
        columns={[
          { key: 'fileName', header: t('File Name'), rowHeader: true, cell: name },
          {
            key: 'students',
            header: t('Students'),
            cell: ({ totalStudents }) => studentCount(totalStudents),
          },
          { key: 'uploaded', header: t('Uploaded'), cell: uploaded },
          {
            key: 'status',
            header: t('Status'),
            cell: (upload) => (
              <Switch checked={upload.isActive} onChange={(isActive) => switchUpload(upload, isActive)}>
                <VisuallyHidden>{t('{name} is', { name: upload.fileName })} </VisuallyHidden>
                {upload.isActive ? t('Active') : t('Inactive')}
              </Switch>
            ),
          },
        ]}
        rows={uploads}
        loading={t('Loading student files...')}
        spinner
        failed={t('Error')}
        failure={failure}
        empty={
          <EmptyState seed="no-students" title={t('No uploads yet')} headingLevel={3}>
            {t('Upload your first CSV file to see it listed here.')}
          </EmptyState>
        }
        subject={({ fileName }) => fileName}
        actions={(upload) => [
          // A list that is switched off does not count for anybody.
          ...(upload.isActive
            ? [{ label: t('Make PINs'), icon: KeyRound, onPress: () => setPinsFor(upload) }]
            : []),
          { label: t('Download'), icon: Download, onPress: () => download(upload.id) },
          { label: t('Delete'), icon: Trash2, onPress: () => setAsked([upload]) },
        ]}
        selectionActions={(selected) => (
          <Button variant="danger" size="small" icon={<Trash2 />} onClick={() => setAsked(selected)}>
            {t('Delete ({count})', { count: selected.length })}
          </Button>
        )}
      />
      {pinsFor && <MakePinsDialog upload={pinsFor} onClose={() => setPinsFor(undefined)} />}
      {asked && uploads && (
        <DeleteUploadsDialog
          deleted={asked}
          uploads={uploads}
          onClose={() => setAsked(undefined)}
          onDeleted={() => {
            onChanged()
            // The button that had the focus is gone with its row.
            title.current?.focus()
          }}
        />
      )}
    </Stack>
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

const Title = styled.h2`
  &:focus {
    outline: none;
    box-shadow: none;
  }
`
