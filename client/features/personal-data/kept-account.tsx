import { useApolloClient, useMutation } from '@apollo/client/react'
import styled from 'styled-components'
import type { KeptAccountFragment } from '#client/gql/graphql.ts'
import { space } from '#client/theme/theme.ts'
import { showInstant } from '#client/ui/nepal-time.ts'
import { Script } from '#client/ui/script.tsx'
import { TitledSheet } from '#client/ui/sheet.tsx'
import { PersonActions } from './person-actions.tsx'
import { DeleteUserMutation, ExportAccountQuery } from './personal-data-query.ts'

interface KeptAccountProps {
  kept: KeptAccountFragment
  /** Whether it is the account of whoever looks. */
  own: boolean
  onDeleted: () => void
}

/** What is kept of somebody with an account. */
export function KeptAccount({ kept, own, onDeleted }: KeptAccountProps) {
  const client = useApolloClient()
  const [deleteUser] = useMutation(DeleteUserMutation)
  const { user } = kept

  async function exported(): Promise<string | null> {
    const { data } = await client.query({
      query: ExportAccountQuery,
      variables: { id: user.id },
      fetchPolicy: 'no-cache',
    })
    return data?.accountData?.export ?? null
  }

  async function remove(confirmation: string) {
    const { data } = await deleteUser({ variables: { id: user.id, confirmation } })
    const answer = data?.deleteUser
    if (answer?.__typename === 'LastAdmin') return [{ path: '', message: answer.message }]
    return answer?.__typename === 'InvalidInput' ? answer.fields : []
  }

  return (
    <TitledSheet title={`Account ${user.email}`}>
      <Body>
        <ul>
          {user.name && (
            <li>
              Name: <Script>{user.name}</Script>
            </li>
          )}
          <li>Signed up on {showInstant(user.createdAt).day}</li>
          <li>{counted(kept.sessions, 'sign-in')} on record</li>
          <li>{counted(kept.activities, 'deed')} in the log</li>
          <li>{counted(kept.notices, 'notice')} put up</li>
          <li>{counted(kept.uploads, 'file')} uploaded</li>
        </ul>
        <PersonActions
          typed={user.email}
          onExport={exported}
          onDelete={remove}
          onDeleted={onDeleted}
          keep={own ? 'This is your own account. Another admin can delete it.' : undefined}
          consequence={
            <p>
              The account goes, with its password and {counted(kept.sessions, 'sign-in')}; it is signed out
              everywhere. What it published stays, without its name, and the log forgets its address.
            </p>
          }
        />
      </Body>
    </TitledSheet>
  )
}

function counted(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}

const Body = styled.div`
  display: grid;
  gap: ${space[4]};
  padding: ${space[4]};
`
