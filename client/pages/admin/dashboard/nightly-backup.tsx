import { useState } from 'react'
import styled from 'styled-components'
import { failureMessage } from '#client/data/change-failure.ts'
import { graphql } from '#client/gql/gql.ts'
import type { DashboardQuery } from '#client/gql/graphql.ts'
import { useSetNightlyBackupMutation } from '#client/gql/hooks/use-set-nightly-backup-mutation.ts'
import { t } from '#client/locales/t.ts'
import { color, space } from '#client/theme/theme.ts'
import { Button } from '#client/ui/button.tsx'
import { useToast } from '#client/ui/toast-context.ts'

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
