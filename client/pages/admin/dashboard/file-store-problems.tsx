import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import styled from 'styled-components'
import { errorMessage } from '#client/data/error-message.ts'
import { graphql } from '#client/gql/gql.ts'
import type { FileStoreProblemsFragment } from '#client/gql/graphql.ts'
import { space } from '#client/theme/theme.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import { useToast } from '#client/ui/toast-context.ts'

const AllowFileCleanUpMutation = graphql(`
  mutation AllowFileCleanUp($orphanedFiles: Int!) { allowFileCleanUp(orphanedFiles: $orphanedFiles) }
`)

interface FileStoreProblemsProps {
  found: FileStoreProblemsFragment
  /** Reads the dashboard again. */
  onChanged: () => void
}

/** What is wrong with the stored files and what to do about it; nothing when all is well. */
export function FileStoreProblems({ found, onChanged }: FileStoreProblemsProps) {
  const { missingFiles, namedFiles, heldSince } = found
  return (
    <>
      {missingFiles > 0 && (
        <Callout tone="danger" title={`${files(missingFiles)} of ${files(namedFiles)} are missing`}>
          <p>
            The server cannot find attachments, pictures or uploaded tables that were stored before. Ask
            whoever runs the server to check the settings for the data folder and the bucket, or to restore
            the files from a backup.
          </p>
        </Callout>
      )}
      {heldSince != null && <HeldCleanUp found={found} onChanged={onChanged} />}
    </>
  )
}

function HeldCleanUp({ found, onChanged }: FileStoreProblemsProps) {
  const { orphanedFiles, storedFiles, isAllowed } = found
  const { toast } = useToast()
  const [allow] = useMutation(AllowFileCleanUpMutation)
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)

  async function confirm() {
    setBusy(true)
    try {
      const { data } = await allow({ variables: { orphanedFiles } })
      toast(
        data?.allowFileCleanUp
          ? { title: 'The files will be moved to the trash within the hour', tone: 'success' }
          : { title: 'The number of files has changed', description: 'Please read the notice again.' },
      )
      onChanged()
    } catch (error) {
      toast({ title: 'Error', description: errorMessage(error), tone: 'destructive' })
    }
    setBusy(false)
    setAsking(false)
  }

  return (
    <Callout tone="warning" title={`${files(orphanedFiles)} of ${files(storedFiles)} belong to nothing`}>
      {isAllowed ? (
        <p>They will be moved to the trash within the hour and deleted after 14 days.</p>
      ) : (
        <>
          <p>
            No notice, result or student list uses these files. So many at once usually means that an older
            backup was restored, or that the server uses the wrong database. Nothing was deleted. If you do
            not know the reason, ask whoever runs the server first.
          </p>
          <Action>
            <Button variant="secondary" onClick={() => setAsking(true)}>
              Move them to the trash
            </Button>
          </Action>
        </>
      )}
      <ConfirmDialog
        open={asking}
        title={`Move ${files(orphanedFiles)} to the trash?`}
        confirmLabel={`Move ${files(orphanedFiles)}`}
        busy={busy}
        busyLabel="Moving…"
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        <p>They stay in the trash for 14 days and are then deleted for good.</p>
      </ConfirmDialog>
    </Callout>
  )
}

const files = (count: number) => `${count.toLocaleString('en-IN')} ${count === 1 ? 'file' : 'files'}`

const Action = styled.div`
  margin-top: ${space[3]};
`
