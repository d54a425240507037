import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { useEditConflict } from '#client/data/use-edit-conflict.ts'
import { roleMeanings, roleNames, roles } from '#client/features/account/role-names.ts'
import type { Role, UserRowFragment } from '#client/gql/graphql.ts'
import { useSetUserRoleMutation } from '#client/gql/hooks/use-set-user-role-mutation.ts'
import { t } from '#client/locales/t.ts'
import { EditConflict } from '#client/ui/edit-conflict.tsx'
import { Field } from '#client/ui/field.tsx'
import { FormDialog } from '#client/ui/form-dialog.tsx'
import { Select } from '#client/ui/select.tsx'
import { useToast } from '#client/ui/toast-context.ts'
import { UsersQuery } from './users-query.ts'

interface RoleDialogProps {
  user: UserRowFragment
  onClose: () => void
}

/** Gives an account another role. */
export function RoleDialog({ user, onClose }: RoleDialogProps) {
  const { toast } = useToast()
  const apollo = useApolloClient()
  const [setRole] = useSetUserRoleMutation()
  const [role, choose] = useState(user.role)
  const { busy, errors, conflict, ...edit } = useEditConflict()

  /** @param previousRole omit to skip the conflict check. */
  const save = (previousRole?: Role) =>
    edit.save(async () => {
      const variables = { id: user.id, role, ...(previousRole && { previousRole }) }
      const { data } = await setRole({ variables })
      const answer = data?.setUserRole
      if (answer?.__typename === 'LastAdmin') return [{ path: '', message: answer.message }]
      toast({
        title: t('{email} is {role} now', { email: user.email, role: roleNames[role] }),
        tone: 'success',
      })
      onClose()
      return []
    })

  return (
    <FormDialog
      title={t('Change role')}
      description={t('Of {email}. It counts at once, also where they are signed in.', { email: user.email })}
      errors={errors}
      errorTitle={t('The role is as it was')}
      onSubmit={() => save(user.role)}
      submitLabel={t('Save role')}
      busy={busy}
      busyLabel={t('Saving…')}
      onClose={onClose}
    >
      {conflict !== undefined && (
        <EditConflict
          message={conflict}
          onKeepMine={() => save()}
          onTakeTheirs={() => {
            void apollo.refetchQueries({ include: [UsersQuery] })
            onClose()
          }}
        />
      )}
      <Field name="role" label={t('Role')} required>
        <Select value={role} onChange={({ target }) => choose(target.value as Role)}>
          {roles.map((role) => (
            <option key={role} value={role}>
              {roleNames[role]}: {roleMeanings[role]}
            </option>
          ))}
        </Select>
      </Field>
    </FormDialog>
  )
}
