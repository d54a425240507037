import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { errorMessage } from '#client/data/error-message.ts'
import type { Role, UserRowFragment } from '#client/gql/graphql.ts'
import { Field } from '#client/ui/field.tsx'
import { FormDialog } from '#client/ui/form-dialog.tsx'
import type { FormError } from '#client/ui/form-errors.ts'
import { Select } from '#client/ui/select.tsx'
import { useToast } from '#client/ui/toast-context.ts'
import { roleMeanings, roleNames, roles } from './role-names.ts'
import { SetUserRoleMutation } from './users-query.ts'

interface RoleDialogProps {
  user: UserRowFragment
  onClose: () => void
}

/** Gives an account another role. */
export function RoleDialog({ user, onClose }: RoleDialogProps) {
  const { toast } = useToast()
  const [setRole] = useMutation(SetUserRoleMutation)
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<readonly FormError[]>([])

  async function submit(values: FormData) {
    setBusy(true)
    const role = values.get('role') as Role
    const problem = await change(role)
    setBusy(false)
    if (problem !== undefined) return setErrors([{ path: '', message: problem }])
    toast({ title: `${user.email} is ${roleNames[role]} now`, tone: 'success' })
    onClose()
  }

  async function change(role: Role): Promise<string | undefined> {
    try {
      const { data } = await setRole({ variables: { id: user.id, role } })
      return data?.setUserRole.__typename === 'LastAdmin' ? data.setUserRole.message : undefined
    } catch (error) {
      return errorMessage(error)
    }
  }

  return (
    <FormDialog
      title="Change role"
      description={`Of ${user.email}. It counts at once, also where they are signed in.`}
      errors={errors}
      errorTitle="The role is as it was"
      onSubmit={submit}
      submitLabel="Save role"
      busy={busy}
      busyLabel="Saving…"
      onClose={onClose}
    >
      <Field name="role" label="Role" required>
        <Select defaultValue={user.role}>
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
