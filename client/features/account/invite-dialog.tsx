import { useState } from 'react'
import { roleChoices } from '#client/features/account/role-names.ts'
import { EditDialog } from '#client/forms/edit-dialog.tsx'
import { useEditForm } from '#client/forms/use-edit-form.ts'
import { graphql } from '#client/gql/gql.ts'
import type { Role } from '#client/gql/graphql.ts'
import { useInviteUserMutation } from '#client/gql/hooks/use-invite-user-mutation.ts'
import { t } from '#client/locales/t.ts'
import { useToast } from '#client/ui/toast-context.ts'
import { LinkDialog, type ShownLink } from './invitation-link-dialog.tsx'

/** Fields of an invitation in a row of the list. */
export const INVITATION_ROW_FRAGMENT = graphql(`
  fragment InvitationRow on Invitation {
    id
    email
    name
    role
    candidateId
    delivery
    createdAt
    expiresAt
    isExpired
    invitedBy { id name email }
  }
`)

graphql(`
  mutation InviteUser($email: String!, $name: String, $role: Role!, $candidateId: String) {
    inviteUser(email: $email, name: $name, role: $role, candidateId: $candidateId) {
      __typename
      ... on Invited { link invitation { ...InvitationRow } }
      ... on InvalidInput { fields { path message } }
    }
  }
`)

interface InviteDialogProps {
  onClose: () => void
  onInvited?: () => void
}

/** Invites somebody to have an account. */
export function InviteDialog({ onClose, onInvited }: InviteDialogProps) {
  const { toast } = useToast()
  const [invite] = useInviteUserMutation({ fetchPolicy: 'no-cache' })
  const [shown, setShown] = useState<ShownLink>()
  const form = useEditForm({
    key: 'invite',
    values: { email: '', name: '', role: '' as Role | '', candidateId: '' },
    closes: true,
    check: ({ email, role }) => [
      ...(email.trim() === '' ? [{ path: 'email', message: t('Email is required') }] : []),
      ...(role === '' ? [{ path: 'role', message: t('Choose a role') }] : []),
    ],
    async send({ email, name, role, candidateId }) {
      const { data } = await invite({
        variables: {
          email: email.trim(),
          name: name.trim(),
          role: role || 'STUDENT',
          candidateId: role === 'STUDENT' ? candidateId.trim() : '',
        },
      })
      return data?.inviteUser
    },
    onSaved({ link, invitation: { email } }) {
      onInvited?.()
      if (typeof link === 'string') return setShown({ email, link })
      toast({
        title: t('{email} is invited', { email }),
        description: t('The mail is on its way.'),
        tone: 'success',
      })
      onClose()
    },
  })
  if (shown) return <LinkDialog shown={shown} onClose={onClose} />
  const { role } = form.values
  return (
    <EditDialog
      form={form}
      title={t('Invite somebody')}
      description={t(
        'They get a link, with which they choose their own password. It works once, within 7 days.',
      )}
      errorTitle={t('Nobody was invited')}
      submitLabel={t('Invite')}
      busyLabel={t('Inviting…')}
      staysWhileBusy
      onClose={onClose}
      fields={[
        { name: 'email', type: 'email', label: t('Email'), required: true },
        { name: 'name', label: t('Name (optional)') },
        {
          name: 'role',
          label: t('Role'),
          required: true,
          choices: role === '' ? [['', t('Choose one')], ...roleChoices] : roleChoices,
        },
        ...(role === 'STUDENT'
          ? ([
              {
                name: 'candidateId',
                type: 'code',
                label: t('Candidate ID (optional)'),
                hint: t(
                  'The account then sees the results of this ID. It must be in a published result file or student list.',
                ),
              },
            ] as const)
          : []),
      ]}
    />
  )
}
