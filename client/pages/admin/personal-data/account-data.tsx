import { useApolloClient, useMutation } from '@apollo/client/react'
import styled from 'styled-components'
import type { AccountDataFragment } from '#client/gql/graphql.ts'
import { space } from '#client/theme/theme.ts'
import { Lang } from '#client/ui/lang.tsx'
import { TitledSheet } from '#client/ui/sheet.tsx'
import { ShownDate } from '#client/ui/shown-date.tsx'
import { PersonActions } from './person-actions.tsx'
import { DeleteUserMutation, ExportAccountQuery } from './personal-data-query.ts'

interface AccountDataProps {
  account: AccountDataFragment
  /** Whether it is the account of whoever looks. */
  own: boolean
  onDeleted: () => void
}

/** The data of an account. */
export function AccountData({ account, own, onDeleted }: AccountDataProps) {
  const client = useApolloClient()
  const [deleteUser] = useMutation(DeleteUserMutation)
  const { user } = account

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
              Name: <Lang>{user.name}</Lang>
            </li>
          )}
          <li>
            Signed up on <ShownDate at={user.createdAt} />
          </li>
          {account.candidateIds.length > 0 && <li>Candidate ID: {account.candidateIds.join(', ')}</li>}
          <li>{counted(account.sessions, 'sign-in')} on record</li>
          <li>{counted(account.activities, 'action')} in the log</li>
          <li>{counted(account.notices, 'notice')} put up</li>
          <li>{counted(account.uploads, 'file')} uploaded</li>
        </ul>
        <PersonActions
          typed={user.email}
          onExport={exported}
          onDelete={remove}
          onDeleted={onDeleted}
          keep={own ? 'This is your own account. Another admin can delete it.' : undefined}
          consequence={
            <p>
              The account goes, with its password and {counted(account.sessions, 'sign-in')}; it is signed out
              everywhere.{' '}
              {account.candidateIds.length > 0 && 'Its link to a Candidate ID goes, too; the results stay. '}
              What it published stays, without its name, and the log forgets its address.
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
