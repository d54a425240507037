import { useEndUserSessionsMutation } from '#client/gql/hooks/use-end-user-sessions-mutation.ts'
import { useSetUserDisabledMutation } from '#client/gql/hooks/use-set-user-disabled-mutation.ts'
import { t } from '#client/locales/t.ts'
import type { ToastMessage } from '#client/ui/toast-context.ts'

/** Does something to the account with this id. @returns what to say when it could not be done. */
type Action = (id: string) => Promise<ToastMessage | undefined>

export function useUserActions(): Readonly<Record<'disable' | 'enable' | 'sign-out', Action>> {
  const [setDisabled] = useSetUserDisabledMutation()
  const [endSessions] = useEndUserSessionsMutation()

  const changeDisabled =
    (isDisabled: boolean): Action =>
    async (id) => {
      const { data } = await setDisabled({ variables: { id, isDisabled } })
      const answer = data?.setUserDisabled
      return answer?.__typename === 'LastAdmin'
        ? { title: t('Error'), description: answer.message, tone: 'destructive' }
        : undefined
    }

  return {
    disable: changeDisabled(true),
    enable: changeDisabled(false),
    async 'sign-out'(id) {
      await endSessions({ variables: { id } })
      return undefined
    },
  }
}
