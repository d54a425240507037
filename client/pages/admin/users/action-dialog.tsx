import { useConfirmed } from '#client/data/use-confirmed.ts'
import type { UserRowFragment } from '#client/gql/graphql.ts'
import { useEndUserSessionsMutation } from '#client/gql/hooks/use-end-user-sessions-mutation.ts'
import { useSetUserDisabledMutation } from '#client/gql/hooks/use-set-user-disabled-mutation.ts'
import { t } from '#client/locales/t.ts'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import type { ToastMessage } from '#client/ui/toast-context.ts'

/** An action on an account that asks first. */
export type ConfirmedAction = 'disable' | 'enable' | 'sign-out'

interface ActionWords {
  title: string
  does: string
  confirm: string
  busy: string
  done: (email: string) => string
}

const words: Readonly<Record<ConfirmedAction, ActionWords>> = {
  disable: {
    title: t('Disable this account?'),
    does: t(
      'It is signed out everywhere at once and cannot sign in until it is enabled again. Nothing it made is deleted.',
    ),
    confirm: t('Disable account'),
    busy: t('Disabling…'),
    done: (email: string) => t('{email} is disabled', { email }),
  },
  enable: {
    title: t('Enable this account?'),
    does: t('It can sign in again with its password and has the role it had.'),
    confirm: t('Enable account'),
    busy: t('Enabling…'),
    done: (email: string) => t('{email} is enabled', { email }),
  },
  'sign-out': {
    title: t('Sign this account out?'),
    does: t('Its sessions end on every device, at once. It can sign in again with its password.'),
    confirm: t('Sign out everywhere'),
    busy: t('Signing out…'),
    done: (email: string) => t('{email} is signed out everywhere', { email }),
  },
}

interface ActionDialogProps {
  action: ConfirmedAction
  user: UserRowFragment
  onClose: () => void
}

/** Asks before an account is changed, changes it, and tells the outcome. */
export function ActionDialog({ action, user, onClose }: ActionDialogProps) {
  const actions = useUserActions()
  const { title, does, confirm, busy: busyLabel, done } = words[action]
  const confirmed = useConfirmed({
    failed: t('Error'),
    onClose,
    run: async () => (await actions[action](user.id)) ?? { title: done(user.email), tone: 'success' },
  })

  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel={confirm}
      {...confirmed}
      busyLabel={busyLabel}
      tone={action === 'enable' ? 'primary' : 'danger'}
    >
      <p>
        <strong>{user.email}</strong>
      </p>
      <p>{does}</p>
    </ConfirmDialog>
  )
}

/** Acts on the account with this id. @returns the message of a failure. */
type Action = (id: string) => Promise<ToastMessage | undefined>

function useUserActions(): Readonly<Record<ConfirmedAction, Action>> {
  const [setDisabled] = useSetUserDisabledMutation()
  const [endSessions] = useEndUserSessionsMutation()

  const changeDisabled =
    (isDisabled: boolean): Action =>
    async (id) => {
      const { data } = await setDisabled({ variables: { id, isDisabled } })
      const answer = data?.setUserDisabled
      return answer?.__typename === 'LastAdmin'
        ? { title: t('Error'), description: answer.message, tone: 'destructive' }
        : undefined
    }

  return {
    disable: changeDisabled(true),
    enable: changeDisabled(false),
    async 'sign-out'(id) {
      await endSessions({ variables: { id } })
      return undefined
    },
  }
}
