import Trash2 from 'lucide-react/icons/trash-2'
import { useRef, useState } from 'react'
import styled from 'styled-components'
import { useDownload } from '#client/data/use-download.ts'
import type { QueryFailure } from '#client/data/use-query-retry.ts'
import type { StudentUploadRowFragment } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { space } from '#client/theme/theme.ts'
import { Button } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Failure } from '#client/ui/failure.tsx'
import { LabelledSpinner } from '#client/ui/spinner.tsx'
import { Stack } from '#client/ui/stack.ts'
import { DeleteUploadsDialog } from './delete-uploads-dialog.tsx'
import { MakePinsDialog } from './make-pins-dialog.tsx'
import { StudentUploadDownloadQuery } from './student-uploads-query.ts'
import { StudentUploadsTable } from './student-uploads-table.tsx'
import { useSwitchUpload } from './use-switch-upload.ts'

interface StudentUploadsProps {
  /** Undefined while they are on their way. */
  uploads: readonly StudentUploadRowFragment[] | undefined
  /** Why they could not be read. */
  failure: QueryFailure | null
  onChanged: () => void
}

/** Every published student list, to select, switch, download and delete. */
export function StudentUploads({ uploads, failure, onChanged }: StudentUploadsProps) {
  const [wanted, setWanted] = useState<readonly string[]>([])
  const [asked, setAsked] = useState<readonly StudentUploadRowFragment[]>()
  const [pinsFor, setPinsFor] = useState<StudentUploadRowFragment>()
  const title = useRef<HTMLHeadingElement>(null)
  const switchUpload = useSwitchUpload()
  const download = useDownload(StudentUploadDownloadQuery)
  // Deleted lists are not selected.
  const selected = (uploads ?? []).filter(({ id }) => wanted.includes(id))

  return (
    <Stack as="section" $gap={4} aria-labelledby="uploads">
      <Head>
        <h2 id="uploads" ref={title} tabIndex={-1}>
          {t('Uploaded Student Files')}
        </h2>
        {selected.length > 0 && (
          <Button variant="danger" size="small" icon={<Trash2 />} onClick={() => setAsked(selected)}>
            {t('Delete ({count})', { count: selected.length })}
          </Button>
        )}
      </Head>
      {failure ? (
        <Failure title={t('Error')} {...failure} />
      ) : !uploads ? (
        <LabelledSpinner>{t('Loading student files...')}</LabelledSpinner>
      ) : uploads.length === 0 ? (
        <EmptyState seed="no-students" title={t('No uploads yet')} headingLevel={3}>
          {t('Upload your first CSV file to see it listed here.')}
        </EmptyState>
      ) : (
        <StudentUploadsTable
          uploads={uploads}
          selected={selected.map(({ id }) => id)}
          onSelect={setWanted}
          onSwitch={switchUpload}
          onMakePins={setPinsFor}
          onDownload={download}
          onDelete={(upload) => setAsked([upload])}
        />
      )}
      {pinsFor && <MakePinsDialog upload={pinsFor} onClose={() => setPinsFor(undefined)} />}
      {asked && uploads && (
        <DeleteUploadsDialog
          deleted={asked}
          uploads={uploads}
          onClose={() => setAsked(undefined)}
          onDeleted={() => {
            setWanted([])
            onChanged()
            // The button that had the focus is gone with its row.
            title.current?.focus()
          }}
        />
      )}
    </Stack>
  )
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[6]};
  align-items: center;
  justify-content: space-between;
  min-height: 2.75rem;

  & > h2:focus {
    outline: none;
    box-shadow: none;
  }
`
