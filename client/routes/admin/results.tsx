import { useQuery } from '@apollo/client/react'
import { useEffect, useEffectEvent } from 'react'
import {
  data,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useRevalidator,
} from 'react-router-dom'
import { errorMessage } from '#client/apollo/error-message.ts'
import { apolloOf } from '#client/apollo/loader-context.ts'
import { ResultFiles } from '#client/features/result-files/result-files.tsx'
import { ResultFilesQuery } from '#client/features/result-files/result-files-query.ts'
import { paths } from '#client/paths.ts'
import { PageHead } from '#client/shell/page-head.tsx'
import { Button } from '#client/ui/button.tsx'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { Page } from '#client/ui/page.tsx'
import { useToast } from '#client/ui/toast-context.ts'

interface LoaderData {
  /** ISO 8601; the server and the browser must agree on what is still to come. */
  now: string
  /** Why the files could not be read. */
  failure: string | null
}

/** Asks anew at every visit, since colleagues upload too. What goes wrong is said on the page, beside a way to retry. */
export async function loader({ context }: LoaderFunctionArgs) {
  const now = new Date().toISOString()
  try {
    await apolloOf(context).query({ query: ResultFilesQuery, fetchPolicy: 'network-only' })
    return { now, failure: null } satisfies LoaderData
  } catch (error) {
    return data({ now, failure: errorMessage(error) } satisfies LoaderData, { status: 500 })
  }
}

/** Search and order are in the address, but not the server's business. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search
}

export function Component() {
  const { now, failure } = useLoaderData<LoaderData>()
  const { data: found } = useQuery(ResultFilesQuery, { fetchPolicy: 'cache-only' })
  return (
    <Page
      title="Results"
      width="wide"
      dense
      intro="Every file whose results candidates can look up. Of two files of one exam, the newer one counts."
      actions={<ButtonLink to={paths.adminAddResult}>Add Result</ButtonLink>}
    >
      <PageHead title="Results" noIndex />
      {failure !== null && <Failure message={failure} />}
      {failure === null && found && <ResultFiles files={found.resultFiles} now={now} />}
    </Page>
  )
}

function Failure({ message }: { message: string }) {
  const { toast } = useToast()
  const { state, revalidate } = useRevalidator()
  const description = `Failed to fetch exam files: ${message}`
  const tell = useEffectEvent(() =>
    toast({ title: 'Error fetching files', description, tone: 'destructive' }),
  )
  useEffect(() => tell(), [])
  return (
    <Callout tone="danger" title="Error fetching files">
      <p>{description} No file was changed.</p>
      <div>
        <Button variant="secondary" size="small" busy={state === 'loading'} onClick={revalidate}>
          Try again
        </Button>
      </div>
    </Callout>
  )
}
