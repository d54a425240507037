import { useApolloClient } from '@apollo/client/react'
import { type LoaderFunctionArgs, useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { loadPage, usePageQuery } from '#client/data/page-query.ts'
import type { AccountDataFragment, PersonalDataQuery as PersonalData } from '#client/gql/graphql.ts'
import { useDeleteUserMutation } from '#client/gql/hooks/use-delete-user-mutation.ts'
import { usePersonalDataQuery } from '#client/gql/hooks/use-personal-data-query.ts'
import { AdminPage } from '#client/layouts/admin-page.tsx'
import { rich, t } from '#client/locales/t.ts'
import { paths } from '#client/paths.ts'
import { space } from '#client/theme/theme.ts'
import { Button } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Failure } from '#client/ui/failure.tsx'
import { Field } from '#client/ui/field.tsx'
import { Form } from '#client/ui/form.tsx'
import { Lang } from '#client/ui/lang.tsx'
import { TitledSheet } from '#client/ui/sheet.tsx'
import { ShownDate } from '#client/ui/shown-date.tsx'
import { Loading, Skeleton } from '#client/ui/skeleton.tsx'
import { Cluster } from '#client/ui/stack.ts'
import { TextInput } from '#client/ui/text-input.tsx'
import { useAddressFields } from '#client/ui/use-address-fields.ts'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import { CandidateData } from './candidate-data.tsx'
import { PersonActions } from './person-actions.tsx'
import { ExportAccountQuery, PersonalDataQuery, personVariables } from './personal-data-query.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  return loadPage(context, PersonalDataQuery, personVariables(new URL(request.url).searchParams))
}

export function Component() {
  const [params, setParams] = useSearchParams()
  const person = personVariables(params)
  const { data, now, failure, refetch } = usePageQuery(usePersonalDataQuery, person)
  const form = useAddressFields({ candidate: person.candidateId })
  const again = () => void refetch()
  return (
    <AdminPage
      title={t('Personal data')}
      intro={t('What is kept of one person: to hand out, or to delete for good.')}
      under={[{ label: t('Users'), to: paths.adminUsers }]}
    >
      <Column>
        <Form
          ref={form}
          role="search"
          method="get"
          onSubmit={(values) => setParams({ candidate: String(values.get('candidate') ?? '').trim() })}
        >
          <Cluster $gap={3} $align="end">
            <Field
              name="candidate"
              label={t('Candidate ID')}
              hint={t('An account is opened from the list of users.')}
            >
              <TextInput numeric autoComplete="off" defaultValue={person.candidateId} />
            </Field>
            <Button type="submit">{t('Look up')}</Button>
          </Cluster>
        </Form>
        <VisuallyHidden role="status">{data && outcomeOf(data, person)}</VisuallyHidden>
        {failure ? (
          <Failure title={t('The data could not be read')} {...failure} />
        ) : !data ? (
          <Loading label={t('Loading personal data')}>
            <Skeleton width="60%" />
          </Loading>
        ) : data.accountData ? (
          <AccountData
            account={data.accountData}
            own={data.accountData.user.id === data.viewer.user?.id}
            onDeleted={again}
          />
        ) : data.candidateData ? (
          <CandidateData candidate={data.candidateData} now={now} onDeleted={again} />
        ) : (
          (person.isAccount || person.isCandidate) && (
            <EmptyState seed="no-personal-data" title={t('Nothing is kept')} compact>
              {person.isAccount
                ? t('There is no such account.')
                : t('No result file and no student list has the candidate {candidateId}.', {
                    candidateId: person.candidateId,
                  })}
            </EmptyState>
          )
        )}
      </Column>
    </AdminPage>
  )
}

/** Said when the answer is there; nothing while nobody is looked up. */
function outcomeOf({ accountData, candidateData }: PersonalData, person: ReturnType<typeof personVariables>) {
  if (accountData) return t('Account {email}', { email: accountData.user.email })
  if (candidateData) return t('Candidate {candidateId}', { candidateId: candidateData.candidateId })
  return (person.isAccount || person.isCandidate) && t('Nothing is kept')
}

const Column = styled.div`
  display: grid;
  gap: ${space[6]};
  max-width: 60rem;
`

interface AccountDataProps {
  account: AccountDataFragment
  /** Whether it is the viewer's account. */
  own: boolean
  onDeleted: () => void
}

/** The data of an account. */
function AccountData({ account, own, onDeleted }: AccountDataProps) {
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
