import { useMutation } from '@apollo/client/react'
import { errorMessage } from '#client/apollo/error-message.ts'
import { EndUserSessionsMutation, SetUserDisabledMutation } from './users-query.ts'

/** Does something to the account with this id. @returns why it could not be done. */
type Deed = (id: string) => Promise<string | undefined>

export function useUserDeeds(): Readonly<Record<'disable' | 'enable' | 'sign-out', Deed>> {
  const [setDisabled] = useMutation(SetUserDisabledMutation)
  const [endSessions] = useMutation(EndUserSessionsMutation)

  const changeDisabled = (isDisabled: boolean) =>
    told(async (id) => {
      const { data } = await setDisabled({ variables: { id, isDisabled } })
      return data?.setUserDisabled.__typename === 'LastAdmin' ? data.setUserDisabled.message : undefined
    })

  return {
    disable: changeDisabled(true),
    enable: changeDisabled(false),
    'sign-out': told(async (id) => {
      await endSessions({ variables: { id } })
      return undefined
    }),
  }
}

/** The deed, whose failures are its answer. */
function told(deed: Deed): Deed {
  return (id) => deed(id).catch((error: unknown) => errorMessage(error))
}
