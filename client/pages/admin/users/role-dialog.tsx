import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { changeFailure } from '#client/data/change-failure.ts'
import { errorMessage } from '#client/data/error-message.ts'
import { errorStatus } from '#client/data/error-status.ts'
import { roleMeanings, roleNames, roles } from '#client/features/account/role-names.ts'
import type { Role, UserRowFragment } from '#client/gql/graphql.ts'
import { useSetUserRoleMutation } from '#client/gql/hooks/use-set-user-role-mutation.ts'
import { t } from '#client/locales/t.ts'
import { EditConflict } from '#client/ui/edit-conflict.tsx'
import { Field } from '#client/ui/field.tsx'
import { FormDialog } from '#client/ui/form-dialog.tsx'
import type { FormError } from '#client/ui/form-errors.ts'
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
  const [busy, setBusy] = useState(false)
  const [conflict, setConflict] = useState<string>()
  const [errors, setErrors] = useState<readonly FormError[]>([])

  /** @param previousRole absent: whichever it is. */
  async function save(previousRole?: Role) {
    setBusy(true)
    setErrors([])
    setConflict(undefined)
    const problem = await change(previousRole)
    setBusy(false)
    if (problem === 'conflict') return
    if (problem !== undefined) return setErrors(problem)
    toast({
      title: t('{email} is {role} now', { email: user.email, role: roleNames[role] }),
      tone: 'success',
    })
    onClose()
  }

  async function change(
    previousRole: Role | undefined,
  ): Promise<readonly FormError[] | 'conflict' | undefined> {
    try {
      const variables = { id: user.id, role, ...(previousRole && { previousRole }) }
      const { data } = await setRole({ variables })
      const answer = data?.setUserRole
      return answer?.__typename === 'LastAdmin' ? [{ path: '', message: answer.message }] : undefined
    } catch (error) {
      if (errorStatus(error) === 409) {
        setConflict(errorMessage(error))
        return 'conflict'
      }
      return changeFailure(error)
    }
  }

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
