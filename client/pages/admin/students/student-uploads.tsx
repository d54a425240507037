import Download from 'lucide-react/icons/download'
import KeyRound from 'lucide-react/icons/key-round'
import Trash2 from 'lucide-react/icons/trash-2'
import { useRef, useState } from 'react'
import styled from 'styled-components'
import { failureMessage } from '#client/data/change-failure.ts'
import { errorMessage } from '#client/data/error-message.ts'
import { forgetResults } from '#client/data/forget-results.ts'
import { useConfirmed } from '#client/data/use-confirmed.ts'
import { useDownload } from '#client/data/use-download.ts'
import type { QueryFailure } from '#client/data/use-query-retry.ts'
import { graphql } from '#client/gql/gql.ts'
import type { StudentUploadDeletionQuery as Answer, StudentUploadRowFragment } from '#client/gql/graphql.ts'
import { useDeleteStudentUploadsMutation } from '#client/gql/hooks/use-delete-student-uploads-mutation.ts'
import { useSetStudentUploadActiveMutation } from '#client/gql/hooks/use-set-student-upload-active-mutation.ts'
import { useStudentUploadDeletionQuery } from '#client/gql/hooks/use-student-upload-deletion-query.ts'
import { AdminList } from '#client/lists/admin-list.tsx'
import { rich, t } from '#client/locales/t.ts'
import { Button } from '#client/ui/button.tsx'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import { studentCount } from '#client/ui/counts.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Lang } from '#client/ui/lang.tsx'
import { ShownDate } from '#client/ui/shown-date.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { Stack } from '#client/ui/stack.ts'
import { Switch } from '#client/ui/switch.tsx'
import { Quiet, StackedCell } from '#client/ui/table-cell.ts'
import { useToast } from '#client/ui/toast-context.ts'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import { MakePinsDialog } from './make-pins-dialog.tsx'
import { StudentUploadDownloadQuery } from './student-uploads-query.ts'

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
  const [uploadsToDelete, setUploadsToDelete] = useState<readonly Upload[]>()
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
          { label: t('Delete'), icon: Trash2, onPress: () => setUploadsToDelete([upload]) },
        ]}
        selectionActions={(selected) => (
          <Button
            variant="danger"
            size="small"
            icon={<Trash2 />}
            onClick={() => setUploadsToDelete(selected)}
          >
            {t('Delete ({count})', { count: selected.length })}
          </Button>
        )}
      />
      {pinsFor && <MakePinsDialog upload={pinsFor} onClose={() => setPinsFor(undefined)} />}
      {uploadsToDelete && uploads && (
        <DeleteUploadsDialog
          deleted={uploadsToDelete}
          uploads={uploads}
          onClose={() => setUploadsToDelete(undefined)}
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

graphql(`
  mutation SetStudentUploadActive($id: ID!, $isActive: Boolean!) {
    setStudentUploadActive(id: $id, isActive: $isActive) { id isActive }
  }
`)

/** Switches a list on or off. It changes at once, and back again if the server does not follow. */
function useSwitchUpload(): (upload: StudentUploadRowFragment, isActive: boolean) => Promise<void> {
  const { toast } = useToast()
  const [setActive] = useSetStudentUploadActiveMutation()
  return async ({ id, fileName }, isActive) => {
    try {
      await setActive({
        variables: { id, isActive },
        optimisticResponse: { setStudentUploadActive: { __typename: 'StudentUpload', id, isActive } },
        update: forgetResults,
      })
      toast({
        title: isActive ? t('The list is active') : t('The list is inactive'),
        description: isActive
          ? t(
              'Results show the names of {fileName}, unless a newer active list has the candidate. So it is with its PINs and dates of birth.',
              { fileName },
            )
          : t(
              'Results show the names of {fileName} no more, and its PINs and dates of birth do not count; what older active lists say counts again.',
              { fileName },
            ),
        tone: 'success',
        about: id,
      })
    } catch (error) {
      toast({ ...failureMessage(error, t('Error')), about: id })
    }
  }
}

graphql(`
  mutation DeleteStudentUploads($ids: [ID!]!) { deleteStudentUploads(ids: $ids) }
`)

/** Named one by one; of more, the rest is counted. */
const NAMED = 5

interface DeleteUploadsDialogProps {
  /** The lists to delete. */
  deleted: readonly StudentUploadRowFragment[]
  /** All lists: some of them count again then. */
  uploads: readonly StudentUploadRowFragment[]
  onClose: () => void
  onDeleted: () => void
}

/** Asks before student lists are deleted, and lists the deleted and the restored values. */
function DeleteUploadsDialog({ deleted, uploads, onClose, onDeleted }: DeleteUploadsDialogProps) {
  const [deleteUploads] = useDeleteStudentUploadsMutation()
  const secrets = useDeletedSecrets(deleted)
  const what = t('{count, plural, one {# list} other {# lists}}', { count: deleted.length })
  const confirmed = useConfirmed({
    failed: t('Error'),
    onClose,
    async run() {
      await deleteUploads({ variables: { ids: deleted.map(({ id }) => id) }, update: forgetResults })
      onDeleted()
      return {
        title: t('Success'),
        description: t('Selected uploads deleted successfully.'),
        tone: 'success',
      }
    },
  })

  return (
    <ConfirmDialog
      open
      title={deleted.length === 1 ? t('Delete this student list?') : t('Delete {what}?', { what })}
      confirmLabel={t('Delete {what}', { what })}
      {...confirmed}
      waiting={secrets.found === undefined && secrets.failure === undefined}
      busyLabel={t('Deleting…')}
    >
      <ul>
        {deleted.slice(0, NAMED).map(({ id, fileName, totalStudents }) => (
          <li key={id}>
            {rich('{file} with {students}', {
              file: (
                <strong>
                  <Lang>{fileName}</Lang>
                </strong>
              ),
              students: studentCount(totalStudents),
            })}
          </li>
        ))}
        {deleted.length > NAMED && <li>{t('and {count} more', { count: deleted.length - NAMED })}</li>}
      </ul>
      <p>{outcomeWords(deleted, uploads)}</p>
      <DeletedSecrets {...secrets} />
      <p>
        {t(
          'No result goes. A deleted list only comes back by uploading your own file again. PINs and dates of birth are removed from the file for download, and PINs that were made here are in no file.',
        )}
      </p>
    </ConfirmDialog>
  )
}

function outcomeWords(
  deleted: readonly StudentUploadRowFragment[],
  uploads: readonly StudentUploadRowFragment[],
): string {
  const { counts, comesBack, stays } = deletionOutcome(deleted, uploads)
  const [back] = comesBack
  if (!counts) return t('Nothing changes for candidates: only active lists count.')
  if (back) {
    const others = comesBack.length > 1 ? ` ${t('and {count} more', { count: comesBack.length - 1 })}` : ''
    return t(
      'What older lists say comes back: their names and groups ({fileName}{others}) show again. Candidates whom no other active list has will show without a name.',
      { fileName: back.fileName, others },
    )
  }
  if (stays.length > 0) {
    return t(
      'The newer active lists stay as they are. Candidates whom they do not have will show without a name.',
    )
  }
  return t('No other list is active: results will show without names.')
}

interface List {
  id: string
  isActive: boolean
  publishOrder: number
}

/** Source of candidates' names once some lists are deleted. */
interface DeletionOutcome<Upload extends List> {
  /** Whether any of the deleted lists counts for anything now. */
  counts: boolean
  /** Active lists below a deleted one, the newest first: their values of a candidate are shown again. */
  comesBack: Upload[]
  /** Active lists above all deleted ones, which stay as they are. */
  stays: Upload[]
}

/** A list is a layer over the older ones: deleting it uncovers the active ones below and nothing else. */
function deletionOutcome<Upload extends List>(
  deleted: readonly Upload[],
  uploads: readonly Upload[],
): DeletionOutcome<Upload> {
  const counting = deleted.filter(({ isActive }) => isActive)
  const newest = Math.max(...counting.map(({ publishOrder }) => publishOrder))
  const others = uploads
    .filter((upload) => upload.isActive && !deleted.some(({ id }) => id === upload.id))
    .sort((one, other) => other.publishOrder - one.publishOrder)
  return {
    counts: counting.length > 0,
    comesBack: others.filter(({ publishOrder }) => publishOrder < newest),
    stays: others.filter(({ publishOrder }) => publishOrder > newest),
  }
}

interface DeletedSecretsProps {
  found: Answer['studentUploadDeletion'] | undefined
  failure: string | undefined
}

/** Counts whose PIN or date of birth goes with the lists. Uploads and new PINs change it, so each question asks again. */
function useDeletedSecrets(deleted: readonly { id: string }[]): DeletedSecretsProps {
  const { data, error } = useStudentUploadDeletionQuery({
    variables: { ids: deleted.map(({ id }) => id) },
    fetchPolicy: 'no-cache',
  })
  return { found: data?.studentUploadDeletion, failure: error && errorMessage(error) }
}

/** For how many students PINs and dates of birth stop working. */
function DeletedSecrets({ found, failure }: DeletedSecretsProps) {
  if (failure !== undefined) {
    return (
      <p>
        {t(
          'PINs and dates of birth could not be counted: {failure} Those that no other active list has stop working.',
          { failure },
        )}
      </p>
    )
  }
  if (!found) {
    return (
      <div role="status" aria-label={t('Counting PINs and dates of birth')}>
        <Skeleton width="90%" />
      </div>
    )
  }
  const { pins, birthDates } = found
  const students = studentCount
  const words = [
    pins.lost > 0 &&
      t('PINs stop working for {students}: they need new cards or a list with their PINs.', {
        students: students(pins.lost),
      }),
    pins.replaced > 0 &&
      t('PINs of older lists count again for {students}: newer ones stop working.', {
        students: students(pins.replaced),
      }),
    birthDates.lost > 0 &&
      t('Dates of birth stop working for {students}, until a list with them is uploaded.', {
        students: students(birthDates.lost),
      }),
    birthDates.replaced > 0 &&
      t('Dates of birth of older lists count again for {students}: newer ones stop working.', {
        students: students(birthDates.replaced),
      }),
  ].filter((line) => line !== false)
  if (words.length === 0) return null
  return (
    <ul>
      {words.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
