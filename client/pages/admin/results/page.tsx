import { useEffect, useEffectEvent } from 'react'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { loadPage, usePageQuery } from '#client/data/page-query.ts'
import { AdminPage } from '#client/layouts/admin-page.tsx'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { Failure } from '#client/ui/failure.tsx'
import { useToast } from '#client/ui/toast-context.ts'
import { ResultFiles } from './result-files.tsx'
import { ResultFilesQuery } from './result-files-query.ts'
import { ResultFilesSkeleton } from './result-files-table.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  return loadPage(context, ResultFilesQuery, {})
}

export function Component() {
  const { data, now, failure, retry, retrying } = usePageQuery(ResultFilesQuery, {})
  const { toast, dismiss } = useToast()
  const description = failure === null ? undefined : `Failed to fetch exam files: ${failure}`
  const tell = useEffectEvent((said: string) =>
    toast({ title: 'Error fetching files', description: said, tone: 'destructive', about: 'result-files' }),
  )
  const takeBack = useEffectEvent(() => dismiss('result-files'))
  useEffect(() => {
    if (description !== undefined) tell(description)
    else takeBack()
  }, [description])

  return (
    <AdminPage
      title="Results"
      intro="Every file whose results candidates can look up. Of two files of one exam, the one released last counts."
      actions={<ButtonLink to={paths.adminAddResult}>Add Result</ButtonLink>}
    >
      {description !== undefined ? (
        <Failure title="Error fetching files" onRetry={retry} retrying={retrying}>
          {description} No file was changed.
        </Failure>
      ) : data ? (
        <ResultFiles files={data.resultFiles} now={now} />
      ) : (
        <ResultFilesSkeleton />
      )}
    </AdminPage>
  )
}
