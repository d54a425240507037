import { type LoaderFunctionArgs, useSearchParams } from 'react-router-dom'
import { loadPage, usePageQuery } from '#client/apollo/page-query.ts'
import { Users } from '#client/features/users/users.tsx'
import { UsersQuery, usersWanted } from '#client/features/users/users-query.ts'
import { AdminPage } from '#client/shell/admin-page.tsx'
import { Failure } from '#client/ui/failure.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  return loadPage(context, UsersQuery, usersWanted(new URL(request.url).searchParams))
}

export function Component() {
  const [params] = useSearchParams()
  const { data, stale, failure, retry, retrying } = usePageQuery(UsersQuery, usersWanted(params))
  return (
    <AdminPage
      title="Users"
      intro="Everybody with an account. A change of role or a disabled account counts at once."
    >
      {failure !== null ? (
        <Failure title="The accounts could not be read" onRetry={retry} retrying={retrying}>
          {failure} No account was changed.
        </Failure>
      ) : (
        <Users found={data} stale={stale} />
      )}
    </AdminPage>
  )
}
