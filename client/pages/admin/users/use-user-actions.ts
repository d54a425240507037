import { errorMessage } from '#client/data/error-message.ts'
import { useEndUserSessionsMutation } from '#client/gql/hooks/use-end-user-sessions-mutation.ts'
import { useSetUserDisabledMutation } from '#client/gql/hooks/use-set-user-disabled-mutation.ts'

/** Does something to the account with this id. @returns why it could not be done. */
type Action = (id: string) => Promise<string | undefined>

export function useUserActions(): Readonly<Record<'disable' | 'enable' | 'sign-out', Action>> {
  const [setDisabled] = useSetUserDisabledMutation()
  const [endSessions] = useEndUserSessionsMutation()

  const changeDisabled = (isDisabled: boolean) =>
    returnedError(async (id) => {
      const { data } = await setDisabled({ variables: { id, isDisabled } })
      return data?.setUserDisabled.__typename === 'LastAdmin' ? data.setUserDisabled.message : undefined
    })

  return {
    disable: changeDisabled(true),
    enable: changeDisabled(false),
    'sign-out': returnedError(async (id) => {
      await endSessions({ variables: { id } })
      return undefined
    }),
  }
}

/** The action, which returns the message of its error. */
function returnedError(action: Action): Action {
  return (id) => action(id).catch((error: unknown) => errorMessage(error))
}
