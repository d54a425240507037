import { useState } from 'react'
import { type LoaderFunctionArgs, useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { loadPage, usePageQuery } from '#client/data/page-query.ts'
import { InviteDialog } from '#client/features/account/invite-dialog.tsx'
import { roleChoices, roleNames } from '#client/features/account/role-names.ts'
import { EditDialog } from '#client/forms/edit-dialog.tsx'
import { useEditForm } from '#client/forms/use-edit-form.ts'
import { graphql } from '#client/gql/gql.ts'
import type { UserRowFragment } from '#client/gql/graphql.ts'
import { useSetUserRoleMutation } from '#client/gql/hooks/use-set-user-role-mutation.ts'
import { useUsersQuery } from '#client/gql/hooks/use-users-query.ts'
import { AdminPage } from '#client/layouts/admin-page.tsx'
import { AdminList } from '#client/lists/admin-list.tsx'
import { t } from '#client/locales/t.ts'
import { accountDataPath, paths } from '#client/paths.ts'
import { from, space } from '#client/theme/theme.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { Lang } from '#client/ui/lang.tsx'
import { oneOrder, readListParams } from '#client/ui/list-address.ts'
import { ShownDate } from '#client/ui/shown-date.tsx'
import { Beside, Lines, Quiet } from '#client/ui/table-cell.ts'
import { useToast } from '#client/ui/toast-context.ts'
import { ActionDialog, type ConfirmedAction } from './action-dialog.tsx'
import { CandidateDialog } from './candidate-dialog.tsx'

/** Fields of an account in a row of the list. */
graphql(`
  fragment UserRow on User {
    id
    email
    name
    role
    version
    createdAt
    emailVerifiedAt
    disabledAt
    openSessions
    lastSeenAt
    candidateLinks { candidateId linkedAt byStaff }
  }
`)

/** Which accounts the address asks for. */
function usersVariables(params: URLSearchParams) {
  const { search, after } = readListParams(params, oneOrder)
  return { search, after }
}

const UsersQuery = graphql(`
  query Users($search: String, $after: String) {
    users(search: $search, first: 25, after: $after) {
      totalCount
      nodes { ...UserRow }
      pageInfo { hasNextPage endCursor }
    }
    viewer { user { id } }
  }
`)

graphql(`
  mutation SetUserRole($id: ID!, $role: Role!, $version: Int) {
    setUserRole(id: $id, role: $role, version: $version) {
      __typename
      ... on User { ...UserRow }
      ... on UserConflict { message current { ...UserRow } }
      ... on LastAdmin { message }
    }
  }
`)

graphql(`
  mutation SetUserDisabled($id: ID!, $isDisabled: Boolean!) {
    setUserDisabled(id: $id, isDisabled: $isDisabled) {
      __typename
      ... on User { ...UserRow }
      ... on LastAdmin { message }
    }
  }
`)

graphql(`
  mutation LinkCandidateToUser($userId: ID!, $candidateId: String!) {
    linkCandidateToUser(userId: $userId, candidateId: $candidateId) {
      __typename
      ... on User { ...UserRow }
      ... on InvalidInput { fields { path message } }
    }
  }
`)

graphql(`
  mutation UnlinkCandidateFromUser($userId: ID!, $candidateId: String!) {
    unlinkCandidateFromUser(userId: $userId, candidateId: $candidateId) { ...UserRow }
  }
`)

graphql(`
  mutation EndUserSessions($id: ID!) {
    endUserSessions(id: $id) { ...UserRow }
  }
`)

export async function loader({ context, request }: LoaderFunctionArgs) {
  return loadPage(context, UsersQuery, usersVariables(new URL(request.url).searchParams))
}

export function Component() {
  const [params] = useSearchParams()
  const [inviting, setInviting] = useState(false)
  const [dialog, setDialog] = useState<{
    action: ConfirmedAction | 'role' | 'candidate'
    user: UserRowFragment
  }>()
  const { latest, stale, failure } = usePageQuery(useUsersQuery, usersVariables(params))
  const close = () => setDialog(undefined)
  const users = latest?.users
  // As it is now: a conflict answers with another one.
  const user = users?.nodes.find(({ id }) => id === dialog?.user.id) ?? dialog?.user
  const count = users?.totalCount
  return (
    <AdminPage
      title={t('Users')}
      intro={t('Everybody with an account. A change of role or a disabled account counts at once.')}
      actions={
        <>
          <span data-needs-js>
            <Button onClick={() => setInviting(true)}>{t('Invite somebody')}</Button>
          </span>
          <ButtonLink variant="secondary" to={paths.adminInvitations}>
            {t('Invitations')}
          </ButtonLink>
          <ButtonLink variant="secondary" to={paths.adminPersonalData}>
            {t('Data of a candidate')}
          </ButtonLink>
        </>
      }
    >
      <AdminList
        caption={t('Accounts')}
        wide
        columns={[
          {
            key: 'account',
            header: t('Account'),
            rowHeader: true,
            cell: (one) => account(one, latest?.viewer.user?.id),
          },
          { key: 'role', header: t('Role'), cell: ({ role }) => roleNames[role] },
          {
            key: 'created',
            header: t('Signed up'),
            cell: ({ createdAt }) => <ShownDate at={createdAt} stacked />,
          },
          { key: 'seen', header: t('Last seen'), cell: lastSeen },
        ]}
        rows={users?.nodes}
        loading={t('Loading accounts')}
        failed={t('The accounts could not be read')}
        failure={failure}
        stale={stale}
        search={{
          label: t('Search by address or name'),
          noMatch: t('No matching accounts found'),
          noMatchOf: (search) => t('No address or name contains “{search}”.', { search }),
        }}
        count={
          count === undefined ? count : t('{count, plural, one {# account} other {# accounts}}', { count })
        }
        pageInfo={users?.pageInfo}
        pageLabels={[t('Newest accounts'), t('Older accounts')]}
        subject={({ email }) => email}
        actions={(user) => {
          const { id, role, candidateLinks, openSessions, disabledAt } = user
          const ask = (action: NonNullable<typeof dialog>['action']) => () => setDialog({ action, user })
          return [
            { label: t('Change role'), onPress: ask('role') },
            ...(role === 'STUDENT' || candidateLinks.length > 0
              ? [{ label: t('Candidate ID'), onPress: ask('candidate') }]
              : []),
            ...(openSessions > 0 ? [{ label: t('Sign out'), onPress: ask('sign-out') }] : []),
            disabledAt
              ? { label: t('Enable'), onPress: ask('enable') }
              : { label: t('Disable'), onPress: ask('disable') },
            { label: t('Personal data'), to: accountDataPath(id) },
          ]
        }}
      />
      {user && dialog?.action === 'role' && <RoleDialog user={user} onClose={close} />}
      {user && dialog?.action === 'candidate' && <CandidateDialog user={user} onClose={close} />}
      {user && dialog && dialog.action !== 'role' && dialog.action !== 'candidate' && (
        <ActionDialog action={dialog.action} user={user} onClose={close} />
      )}
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
    </AdminPage>
  )
}

function account(user: UserRowFragment, viewerId: string | undefined) {
  return (
    <Lines>
      <Address>{user.email}</Address>
      {user.name && (
        <Quiet>
          <Lang>{user.name}</Lang>
        </Quiet>
      )}
      {user.candidateLinks.length > 0 && (
        <Quiet>
          {t('Candidate ID {candidateId}', {
            candidateId: user.candidateLinks.map(({ candidateId }) => candidateId).join(', '),
          })}
        </Quiet>
      )}
      <Badges>
        {user.id === viewerId && <Badge tone="info">{t('You')}</Badge>}
        {user.disabledAt && (
          <Badge tone="danger" icon>
            {t('Disabled')}
          </Badge>
        )}
        {!user.emailVerifiedAt && (
          <Badge tone="warning" icon>
            {t('Address not confirmed')}
          </Badge>
        )}
      </Badges>
    </Lines>
  )
}

function lastSeen({ lastSeenAt, openSessions }: UserRowFragment) {
  if (!lastSeenAt) return <Quiet>{t('Never')}</Quiet>
  return (
    <Beside>
      <ShownDate at={lastSeenAt} withTime stacked />
      <Quiet>
        {openSessions === 0
          ? t('not signed in')
          : t('signed in on {count, plural, one {# device} other {# devices}}', { count: openSessions })}
      </Quiet>
    </Beside>
  )
}

const Address = styled.span`
  overflow-wrap: anywhere;

  ${from('wide')} {
    min-width: 12rem;
  }
`

const Badges = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};

  &:empty {
    display: none;
  }
`

interface RoleDialogProps {
  user: UserRowFragment
  onClose: () => void
}

/** Gives an account another role. */
function RoleDialog({ user: { id, email, role, version }, onClose }: RoleDialogProps) {
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
