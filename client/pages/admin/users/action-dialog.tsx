import { useState } from 'react'
import type { UserRowFragment } from '#client/gql/graphql.ts'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import { useToast } from '#client/ui/toast-context.ts'
import { useUserActions } from './use-user-actions.ts'
import type { UserAction } from './users-table.tsx'

type ConfirmedAction = Exclude<UserAction, 'role' | 'candidate'>

const words: Readonly<
  Record<ConfirmedAction, { title: string; does: string; confirm: string; busy: string; done: string }>
> = {
  disable: {
    title: 'Disable this account?',
    does: 'It is signed out everywhere at once and cannot sign in until it is enabled again. Nothing it made is deleted.',
    confirm: 'Disable account',
    busy: 'Disabling…',
    done: 'is disabled',
  },
  enable: {
    title: 'Enable this account?',
    does: 'It can sign in again with its password and has the role it had.',
    confirm: 'Enable account',
    busy: 'Enabling…',
    done: 'is enabled',
  },
  'sign-out': {
    title: 'Sign this account out?',
    does: 'Its sessions end on every device, at once. It can sign in again with its password.',
    confirm: 'Sign out everywhere',
    busy: 'Signing out…',
    done: 'is signed out everywhere',
  },
}

interface ActionDialogProps {
  action: ConfirmedAction
  user: UserRowFragment
  onClose: () => void
}

/** Asks before something is done to an account, does it, and says what came of it. */
export function ActionDialog({ action, user, onClose }: ActionDialogProps) {
  const { toast } = useToast()
  const [busy, setBusy] = useState(false)
  const actions = useUserActions()
  const { title, does, confirm, busy: busyLabel, done } = words[action]

  async function act() {
    setBusy(true)
    const problem = await actions[action](user.id)
    toast(
      problem === undefined
        ? { title: `${user.email} ${done}`, tone: 'success' }
        : { title: 'Error', description: problem, tone: 'destructive' },
    )
    onClose()
  }

  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel={confirm}
      busy={busy}
      busyLabel={busyLabel}
      tone={action === 'enable' ? 'primary' : 'danger'}
      onConfirm={act}
      onClose={onClose}
    >
      <p>
        <strong>{user.email}</strong>
      </p>
      <p>{does}</p>
    </ConfirmDialog>
  )
}
