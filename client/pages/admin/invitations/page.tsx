import { useState } from 'react'
import { type LoaderFunctionArgs, useSearchParams } from 'react-router-dom'
import { loadPage, usePageQuery } from '#client/data/page-query.ts'
import { InviteDialog } from '#client/features/account/invite-dialog.tsx'
import { useInvitationsQuery } from '#client/gql/hooks/use-invitations-query.ts'
import { AdminPage } from '#client/layouts/admin-page.tsx'
import { t } from '#client/locales/t.ts'
import { paths } from '#client/paths.ts'
import { Button } from '#client/ui/button.tsx'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { Failure } from '#client/ui/failure.tsx'
import { Invitations } from './invitations.tsx'
import { InvitationsQuery, invitationsWanted } from './invitations-query.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  return loadPage(context, InvitationsQuery, invitationsWanted(new URL(request.url).searchParams))
}

export function Component() {
  const [params] = useSearchParams()
  const [inviting, setInviting] = useState(false)
  const page = usePageQuery(useInvitationsQuery, invitationsWanted(params))
  const { latest, stale, failure } = page
  const refetch = () => void page.refetch()
  return (
    <AdminPage
      title={t('Invitations')}
      intro={t(
        'Who is invited and has no account yet. A link works once, within 7 days; 30 days later its invitation is deleted.',
      )}
      under={[{ label: t('Users'), to: paths.adminUsers }]}
      actions={
        <>
          <span data-needs-js>
            <Button onClick={() => setInviting(true)}>{t('Invite somebody')}</Button>
          </span>
          <ButtonLink variant="secondary" to={paths.adminInviteStudents}>
            {t('Invite students from a list')}
          </ButtonLink>
        </>
      }
    >
      {failure ? (
        <Failure title={t('The invitations could not be read')} {...failure} />
      ) : (
        <Invitations found={latest?.invitations} stale={stale} onChanged={refetch} />
      )}
      {inviting && <InviteDialog onClose={() => setInviting(false)} onInvited={refetch} />}
    </AdminPage>
  )
}
