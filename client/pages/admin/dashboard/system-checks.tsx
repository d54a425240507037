import { useState } from 'react'
import styled from 'styled-components'
import { failureMessage } from '#client/data/change-failure.ts'
import { useConfirmed } from '#client/data/use-confirmed.ts'
import { CheckRow } from '#client/features/checks/check-row.tsx'
import { graphql } from '#client/gql/gql.ts'
import type { DashboardQuery, FileStoreProblemsFragment, SystemChecksFragment } from '#client/gql/graphql.ts'
import { useAllowFileCleanUpMutation } from '#client/gql/hooks/use-allow-file-clean-up-mutation.ts'
import { useSetNightlyBackupMutation } from '#client/gql/hooks/use-set-nightly-backup-mutation.ts'
import { t } from '#client/locales/t.ts'
import { color, space } from '#client/theme/theme.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import { fileCount } from '#client/ui/counts.ts'
import { SheetRows } from '#client/ui/sheet.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { useToast } from '#client/ui/toast-context.ts'

type Check = SystemChecksFragment['system'][number]

interface SystemChecksProps {
  /** Missing while they are on their way. */
  checks: readonly Check[] | undefined
}

/** The state of the server: findings first, passed checks on demand. */
export function SystemChecks({ checks }: SystemChecksProps) {
  if (!checks) return <Loading width="12rem" />
  const findings = checks.filter(({ state }) => state !== 'OK')
  const good = checks.filter(({ state }) => state === 'OK')
  return (
    <>
      {findings.length > 0 && (
        <SheetRows>
          {findings.map((check) => (
            <SystemCheck key={check.name} {...check} />
          ))}
        </SheetRows>
      )}
      {good.length > 0 && (
        <Good>
          <Summary>
            {t('{count, plural, one {# check is} other {# checks are}} good', { count: good.length })}
          </Summary>
          <SheetRows>
            {good.map((check) => (
              <SystemCheck key={check.name} {...check} />
            ))}
          </SheetRows>
        </Good>
      )}
    </>
  )
}

const SystemCheck = ({ name, state, text }: Check) => <CheckRow name={name} state={state} found={text} />

const Loading = styled(Skeleton)`
  margin: ${space[4]};
`

const Good = styled.details`
  ul + & {
    border-top: 1px solid ${color('line')};
  }
`

const Summary = styled.summary`
  min-height: 2.75rem;
  padding: ${space[3]} ${space[4]};
  cursor: pointer;
`

graphql(`
  mutation SetNightlyBackup($isOn: Boolean!) { setNightlyBackup(isOn: $isOn) { at } }
`)

interface NightlyBackupProps {
  backup: NonNullable<DashboardQuery['dashboard']>['nightlyBackup']
  /** Reads the dashboard again. */
  onChanged: () => void
}

/** Whether the server makes a backup every night by itself. */
export function NightlyBackup({ backup: { at, isLocked }, onChanged }: NightlyBackupProps) {
  const { toast } = useToast()
  const [set] = useSetNightlyBackupMutation()
  const [busy, setBusy] = useState(false)
  const isOn = at != null

  async function change() {
    setBusy(true)
    try {
      const { data } = await set({ variables: { isOn: !isOn } })
      const time = data?.setNightlyBackup.at
      toast({
        title: isOn ? t('The nightly backup is off') : t('The nightly backup is on'),
        ...(time && {
          description: t('After {at}, the first one is made within a minute, unless there is one of today.', {
            at: time,
          }),
        }),
        tone: 'success',
      })
      onChanged()
    } catch (error) {
      toast(failureMessage(error, t('Error')))
    }
    setBusy(false)
  }

  return (
    <Row>
      <p>
        <strong>{t('Nightly backup')}</strong>: {isOn ? t('every day at {at}, Nepal time', { at }) : t('off')}
        {isLocked && t(', by the setting BACKUP_AT')}
      </p>
      {!isLocked && (
        <Button size="small" busy={busy} onClick={change}>
          {isOn ? t('Turn off') : t('Turn on')}
        </Button>
      )}
    </Row>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  border-top: 1px solid ${color('line')};
`

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
