import { useState } from 'react'
import { useAttempt } from '#client/data/use-attempt.ts'
import { roleMeanings, roleNames, roles } from '#client/features/account/role-names.ts'
import { graphql } from '#client/gql/gql.ts'
import type { Role } from '#client/gql/graphql.ts'
import { useInviteUserMutation } from '#client/gql/hooks/use-invite-user-mutation.ts'
import { t } from '#client/locales/t.ts'
import { codeAttributes } from '#client/ui/code-attributes.ts'
import { Field } from '#client/ui/field.tsx'
import { FormDialog } from '#client/ui/form-dialog.tsx'
import { KEPT_IN_TAB, RestoredDraft } from '#client/ui/restored-draft.tsx'
import { Select } from '#client/ui/select.tsx'
import { TextInput } from '#client/ui/text-input.tsx'
import { useToast } from '#client/ui/toast-context.ts'
import { useDraft } from '#client/ui/use-draft.ts'
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

interface Draft {
  email: string
  name: string
  role: Role | ''
  candidateId: string
}

const nobody: Draft = { email: '', name: '', role: '', candidateId: '' }

/** Invites somebody to have an account. */
export function InviteDialog({ onClose, onInvited }: InviteDialogProps) {
  const { toast } = useToast()
  const [invite] = useInviteUserMutation({ fetchPolicy: 'no-cache' })
  const { busy, errors, attempt } = useAttempt()
  const { draft, unsaved, restored, change, drop } = useDraft<Draft>('invite', nobody, busy)
  const { role } = draft
  const [shown, setShown] = useState<ShownLink>()
  if (shown) return <LinkDialog shown={shown} onClose={onClose} />

  const submit = () =>
    attempt(async () => {
      const email = draft.email.trim()
      if (email === '') return [{ path: 'email', message: t('Email is required') }]
      if (role === '') return [{ path: 'role', message: t('Choose a role') }]
      const candidateId = role === 'STUDENT' ? draft.candidateId.trim() : ''
      const variables = { email, name: draft.name.trim(), role, candidateId }
      const { data } = await invite({ variables })
      const answer = data?.inviteUser
      if (answer?.__typename === 'InvalidInput') return answer.fields
      if (answer?.__typename !== 'Invited') throw new Error(t('The server did not answer as expected.'))
      drop()
      onInvited?.()
      if (typeof answer.link === 'string') setShown({ email: answer.invitation.email, link: answer.link })
      else {
        toast({
          title: t('{email} is invited', { email: answer.invitation.email }),
          description: t('The mail is on its way.'),
          tone: 'success',
        })
        onClose()
      }
      return []
    })

  return (
    <FormDialog
      title={t('Invite somebody')}
      description={t(
        'They get a link, with which they choose their own password. It works once, within 7 days.',
      )}
      errors={errors}
      errorTitle={t('Nobody was invited')}
      onSubmit={submit}
      submitLabel={t('Invite')}
      busy={busy}
      busyLabel={t('Inviting…')}
      staysWhileBusy
      unsaved={unsaved ? KEPT_IN_TAB : undefined}
      onClose={onClose}
    >
      <RestoredDraft restored={restored} onDiscard={drop} />
      <Field name="email" label={t('Email')} required>
        <TextInput
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={draft.email}
          onChange={(event) => change({ email: event.currentTarget.value })}
        />
      </Field>
      <Field name="name" label={t('Name (optional)')}>
        <TextInput
          autoComplete="off"
          value={draft.name}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
      </Field>
      <Field name="role" label={t('Role')} required>
        <Select value={role} onChange={(event) => change({ role: event.currentTarget.value as Role })}>
          {role === '' && <option value="">{t('Choose one')}</option>}
          {roles.map((one) => (
            <option key={one} value={one}>
              {roleNames[one]}: {roleMeanings[one]}
            </option>
          ))}
        </Select>
      </Field>
      {role === 'STUDENT' && (
        <Field
          name="candidateId"
          label={t('Candidate ID (optional)')}
          hint={t(
            'The account then sees the results of this ID. It must be in a published result file or student list.',
          )}
        >
          <TextInput
            numeric
            {...codeAttributes}
            value={draft.candidateId}
            onChange={(event) => change({ candidateId: event.currentTarget.value })}
          />
        </Field>
      )}
    </FormDialog>
  )
}
