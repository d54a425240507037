import { roleChoices, roleNames } from '#client/features/account/role-names.ts'
import { EditDialog } from '#client/forms/edit-dialog.tsx'
import { useEditForm } from '#client/forms/use-edit-form.ts'
import type { UserRowFragment } from '#client/gql/graphql.ts'
import { useSetUserRoleMutation } from '#client/gql/hooks/use-set-user-role-mutation.ts'
import { t } from '#client/locales/t.ts'
import { useToast } from '#client/ui/toast-context.ts'

interface RoleDialogProps {
  user: UserRowFragment
  onClose: () => void
}

/** Gives an account another role. */
export function RoleDialog({ user: { id, email, role, version }, onClose }: RoleDialogProps) {
  const { toast } = useToast()
  const [setRole] = useSetUserRoleMutation()
  const form = useEditForm({
    values: { role },
    version,
    async send({ role }, version) {
      const { data } = await setRole({ variables: { id, role, version } })
      const answer = data?.setUserRole
      return answer?.__typename === 'LastAdmin'
        ? { __typename: 'InvalidInput' as const, fields: [{ path: '', message: answer.message }] }
        : answer
    },
    onSaved({ role }) {
      toast({ title: t('{email} is {role} now', { email, role: roleNames[role] }), tone: 'success' })
      onClose()
    },
    onTaken: onClose,
  })
  return (
    <EditDialog
      form={form}
      title={t('Change role')}
      description={t('Of {email}. It counts at once, also where they are signed in.', { email })}
      errorTitle={t('The role is as it was')}
      submitLabel={t('Save role')}
      onClose={onClose}
      fields={[{ name: 'role', label: t('Role'), required: true, choices: roleChoices }]}
    />
  )
}
