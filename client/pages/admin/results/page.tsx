import { useEffect, useEffectEvent } from 'react'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { loadPage, usePageQuery } from '#client/data/page-query.ts'
import { useResultFilesQuery } from '#client/gql/hooks/use-result-files-query.ts'
import { AdminPage } from '#client/layouts/admin-page.tsx'
import { t } from '#client/locales/t.ts'
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
  const { data, failure } = usePageQuery(useResultFilesQuery, {})
  const { toast, dismiss } = useToast()
  const description = failure
    ? t('Failed to fetch exam files: {failure}', { failure: failure.children })
    : undefined
  const tell = useEffectEvent((said: string) =>
    toast({
      title: t('Error fetching files'),
      description: said,
      tone: 'destructive',
      about: 'result-files',
    }),
  )
  const takeBack = useEffectEvent(() => dismiss('result-files'))
  useEffect(() => {
    if (description !== undefined) tell(description)
    else takeBack()
  }, [description])

  return (
    <AdminPage
      title={t('Results')}
      intro={t('Every published file of results. Of two files of one exam, the one published last counts.')}
      actions={<ButtonLink to={paths.adminAddResult}>{t('Add Result')}</ButtonLink>}
    >
      {failure ? (
        <Failure title={t('Error fetching files')} {...failure}>
          {description}
        </Failure>
      ) : data ? (
        <ResultFiles files={data.resultFiles} />
      ) : (
        <ResultFilesSkeleton />
      )}
    </AdminPage>
  )
}
