import { useState } from 'react'
import type { UserRowFragment } from '#client/gql/graphql.ts'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import { useToast } from '#client/ui/toast-context.ts'
import { useUserDeeds } from './use-user-deeds.ts'
import type { UserDeed } from './users-table.tsx'

type ConfirmedDeed = Exclude<UserDeed, 'role'>

const words: Readonly<
  Record<ConfirmedDeed, { title: string; does: string; confirm: string; busy: string; done: string }>
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

interface DeedDialogProps {
  deed: ConfirmedDeed
  user: UserRowFragment
  onClose: () => void
}

/** Asks before something is done to an account, does it, and says what came of it. */
export function DeedDialog({ deed, user, onClose }: DeedDialogProps) {
  const { toast } = useToast()
  const [busy, setBusy] = useState(false)
  const deeds = useUserDeeds()
  const { title, does, confirm, busy: busyLabel, done } = words[deed]

  async function act() {
    setBusy(true)
    const problem = await deeds[deed](user.id)
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
      tone={deed === 'enable' ? 'primary' : 'danger'}
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
