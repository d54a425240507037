import { useState } from 'react'
import { type LoaderFunctionArgs, useSearchParams } from 'react-router-dom'
import { loadPage, usePageQuery } from '#client/data/page-query.ts'
import { InviteDialog } from '#client/features/account/invite-dialog.tsx'
import { useUsersQuery } from '#client/gql/hooks/use-users-query.ts'
import { AdminPage } from '#client/layouts/admin-page.tsx'
import { t } from '#client/locales/t.ts'
import { paths } from '#client/paths.ts'
import { Button } from '#client/ui/button.tsx'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { Failure } from '#client/ui/failure.tsx'
import { Users } from './users.tsx'
import { UsersQuery, usersWanted } from './users-query.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  return loadPage(context, UsersQuery, usersWanted(new URL(request.url).searchParams))
}

export function Component() {
  const [params] = useSearchParams()
  const [inviting, setInviting] = useState(false)
  const { latest, stale, failure } = usePageQuery(useUsersQuery, usersWanted(params))
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
      {failure ? (
        <Failure title={t('The accounts could not be read')} {...failure} />
      ) : (
        <Users found={latest} stale={stale} />
      )}
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
    </AdminPage>
  )
}
