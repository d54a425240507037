import { failureMessage } from '#client/data/change-failure.ts'
import { graphql } from '#client/gql/gql.ts'
import { useSetNoticeActiveMutation } from '#client/gql/hooks/use-set-notice-active-mutation.ts'
import { t } from '#client/locales/t.ts'
import { useToast } from '#client/ui/toast-context.ts'
import { forgetPublicNotices } from './managed-notices-query.ts'

graphql(`
  mutation SetNoticeActive($id: ID!, $isActive: Boolean!) {
    setNoticeActive(id: $id, isActive: $isActive) { id isActive }
  }
`)

/** Shows or hides a notice. The list changes at once, and back again if the server does not follow. */
export function useToggleNotice(): (notice: { id: string; isActive: boolean }) => Promise<void> {
  const { toast } = useToast()
  const [setActive] = useSetNoticeActiveMutation()
  return async ({ id, isActive }) => {
    try {
      await setActive({
        variables: { id, isActive: !isActive },
        optimisticResponse: { setNoticeActive: { __typename: 'Notice', id, isActive: !isActive } },
        update: forgetPublicNotices,
      })
      toast({ title: t('Notice status updated successfully'), tone: 'success', about: id })
    } catch (error) {
      toast({ ...failureMessage(error, t('Error')), about: id })
    }
  }
}
