import { useApolloClient } from '@apollo/client/react'
import styled from 'styled-components'
import type { AccountDataFragment } from '#client/gql/graphql.ts'
import { useDeleteUserMutation } from '#client/gql/hooks/use-delete-user-mutation.ts'
import { rich, t } from '#client/locales/t.ts'
import { space } from '#client/theme/theme.ts'
import { Lang } from '#client/ui/lang.tsx'
import { TitledSheet } from '#client/ui/sheet.tsx'
import { ShownDate } from '#client/ui/shown-date.tsx'
import { PersonActions } from './person-actions.tsx'
import { ExportAccountQuery } from './personal-data-query.ts'

interface AccountDataProps {
  account: AccountDataFragment
  /** Whether it is the viewer's account. */
  own: boolean
  onDeleted: () => void
}

/** The data of an account. */
export function AccountData({ account, own, onDeleted }: AccountDataProps) {
  const client = useApolloClient()
  const [deleteUser] = useDeleteUserMutation()
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
    <TitledSheet title={t('Account {email}', { email: user.email })}>
      <Body>
        <ul>
          {user.name && <li>{rich('Name: {name}', { name: <Lang>{user.name}</Lang> })}</li>}
          <li>{rich('Signed up on {date}', { date: <ShownDate at={user.createdAt} /> })}</li>
          {account.candidateIds.length > 0 && (
            <li>{t('Candidate ID: {candidateId}', { candidateId: account.candidateIds.join(', ') })}</li>
          )}
          <li>
            {t('{count, plural, one {# sign-in} other {# sign-ins}} on record', { count: account.sessions })}
          </li>
          <li>
            {t('{count, plural, one {# action} other {# actions}} in the log', { count: account.activities })}
          </li>
          <li>{t('{count, plural, one {# notice} other {# notices}} put up', { count: account.notices })}</li>
          <li>{t('{count, plural, one {# file} other {# files}} uploaded', { count: account.uploads })}</li>
          {account.rechecks > 0 && (
            <li>
              {t(
                '{count, plural, one {# request for a re-check} other {# requests for a re-check}} with its address',
                { count: account.rechecks },
              )}
            </li>
          )}
          {account.invitedAt && (
            <li>{rich('Invited on {date}', { date: <ShownDate at={account.invitedAt} /> })}</li>
          )}
        </ul>
        <PersonActions
          typed={user.email}
          onExport={exported}
          onDelete={remove}
          onDeleted={onDeleted}
          keep={own ? t('This is your own account. Another admin can delete it.') : undefined}
          consequence={
            <p>
              {t(
                'The account goes, with its password and {count, plural, one {# sign-in} other {# sign-ins}}; it is signed out everywhere.',
                { count: account.sessions },
              )}{' '}
              {account.candidateIds.length > 0 &&
                `${t('Its link to a Candidate ID goes, too; the results stay.')} `}
              {account.invitedAt && `${t('Its invitation goes, too.')} `}
              {account.rechecks > 0 &&
                `${t(
                  'Its address is removed from {count, plural, one {# request} other {# requests}} for a re-check: answers to open ones are no longer mailed.',
                  { count: account.rechecks },
                )} `}
              {t('What it published stays, without its name, and the log forgets its address.')}
            </p>
          }
        />
      </Body>
    </TitledSheet>
  )
}

const Body = styled.div`
  display: grid;
  gap: ${space[4]};
  padding: ${space[4]};
`
