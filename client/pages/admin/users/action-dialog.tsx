import { useConfirmed } from '#client/data/use-confirmed.ts'
import type { UserRowFragment } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import { useUserActions } from './use-user-actions.ts'
import type { UserAction } from './users-table.tsx'

type ConfirmedAction = Exclude<UserAction, 'role' | 'candidate'>

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

/** Asks before something is done to an account, does it, and says what came of it. */
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
