import { useState } from 'react'
import styled from 'styled-components'
import { useConfirmed } from '#client/data/use-confirmed.ts'
import { graphql } from '#client/gql/gql.ts'
import type { FileStoreProblemsFragment } from '#client/gql/graphql.ts'
import { useAllowFileCleanUpMutation } from '#client/gql/hooks/use-allow-file-clean-up-mutation.ts'
import { t } from '#client/locales/t.ts'
import { space } from '#client/theme/theme.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import { fileCount } from '#client/ui/counts.ts'

graphql(`
  mutation AllowFileCleanUp($orphanedFiles: Int!) { allowFileCleanUp(orphanedFiles: $orphanedFiles) }
`)

interface FileStoreProblemsProps {
  found: FileStoreProblemsFragment
  /** Reads the dashboard again. */
  onChanged: () => void
}

/** Problems of the stored files with advice; nothing when all is well. */
export function FileStoreProblems({ found, onChanged }: FileStoreProblemsProps) {
  const { missingFiles, namedFiles, heldSince } = found
  return (
    <>
      {missingFiles > 0 && (
        <Callout
          tone="danger"
          title={t('{missing} of {all} are missing', {
            missing: fileCount(missingFiles),
            all: fileCount(namedFiles),
          })}
        >
          <p>
            {t(
              'The server cannot find attachments, pictures or uploaded tables that were stored before. Ask whoever runs the server to check the settings for the data folder and the bucket, or to restore the files from a backup.',
            )}
          </p>
        </Callout>
      )}
      {heldSince != null && <HeldCleanUp found={found} onChanged={onChanged} />}
    </>
  )
}

function HeldCleanUp({ found, onChanged }: FileStoreProblemsProps) {
  const { orphanedFiles, storedFiles, isAllowed } = found
  const [allow] = useAllowFileCleanUpMutation()
  const [asking, setAsking] = useState(false)
  const confirmed = useConfirmed({
    failed: t('Error'),
    onClose: () => setAsking(false),
    async run() {
      const { data } = await allow({ variables: { orphanedFiles } })
      onChanged()
      return data?.allowFileCleanUp
        ? { title: t('The files will be moved to the trash within the hour'), tone: 'success' }
        : { title: t('The number of files has changed'), description: t('Please read the notice again.') }
    },
  })

  return (
    <Callout
      tone="warning"
      title={t('{orphaned} of {all} belong to nothing', {
        orphaned: fileCount(orphanedFiles),
        all: fileCount(storedFiles),
      })}
    >
      {isAllowed ? (
        <p>{t('They will be moved to the trash within the hour and deleted after 14 days.')}</p>
      ) : (
        <>
          <p>
            {t(
              'No notice, result or student list uses these files. So many at once usually means that an older backup was restored, or that the server uses the wrong database. Nothing was deleted. If you do not know the reason, ask whoever runs the server first.',
            )}
          </p>
          <Action>
            <Button variant="secondary" onClick={() => setAsking(true)}>
              {t('Move them to the trash')}
            </Button>
          </Action>
        </>
      )}
      <ConfirmDialog
        open={asking}
        title={t('Move {files} to the trash?', { files: fileCount(orphanedFiles) })}
        confirmLabel={t('Move {files}', { files: fileCount(orphanedFiles) })}
        {...confirmed}
        busyLabel={t('Moving…')}
      >
        <p>{t('They stay in the trash for 14 days and are then deleted for good.')}</p>
      </ConfirmDialog>
    </Callout>
  )
}

const Action = styled.div`
  margin-top: ${space[3]};
`
