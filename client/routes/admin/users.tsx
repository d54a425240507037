import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { errorMessage } from '#client/apollo/error-message.ts'
import { apolloOf } from '#client/apollo/loader-context.ts'
import { Users } from '#client/features/users/users.tsx'
import { UsersQuery } from '#client/features/users/users-query.ts'
import { PageHead } from '#client/shell/page-head.tsx'
import { Page } from '#client/ui/page.tsx'
import { useToast } from '#client/ui/toast-context.ts'

interface LoaderData {
  search: string
}

/** Asks anew at every visit and search: sessions come and go. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams.get('search') ?? ''
  await apolloOf(context).query({ query: UsersQuery, variables: { search }, fetchPolicy: 'network-only' })
  return { search } satisfies LoaderData
}

export function Component() {
  const { search } = useLoaderData<LoaderData>()
  const { toast } = useToast()
  const { data, fetchMore } = useQuery(UsersQuery, { variables: { search }, fetchPolicy: 'cache-only' })
  const [loadingMore, setLoadingMore] = useState(false)

  async function showMore() {
    setLoadingMore(true)
    try {
      await fetchMore({ variables: { after: data?.users.pageInfo.endCursor ?? null } })
    } catch (error) {
      toast({ title: 'Error', description: errorMessage(error), tone: 'destructive' })
    }
    setLoadingMore(false)
  }

  return (
    <Page
      title="Users"
      width="wide"
      dense
      intro="Everybody with an account. A change of role or a disabled account counts at once."
    >
      <PageHead title="Users" noIndex />
      {data && <Users found={data} onMore={showMore} loadingMore={loadingMore} />}
    </Page>
  )
}
