import type { LoaderFunctionArgs } from 'react-router-dom'
import { loadLatest } from '#client/data/loader-context.ts'
import { graphql } from '#client/gql/gql.ts'
import { useMaterialsQuery } from '#client/gql/hooks/use-materials-query.ts'
import { StudentListPage } from '#client/layouts/student-list-page.tsx'
import { t } from '#client/locales/t.ts'

const MaterialsQuery = graphql(`
  query Materials {
    studyMaterials { id title kind summary pdf { ...DownloadPdf } }
  }
`)

export async function loader({ context }: LoaderFunctionArgs) {
  await loadLatest(context, MaterialsQuery)
  return null
}

export function Component() {
  const { data } = useMaterialsQuery()
  return (
    <StudentListPage
      title={t('Study Materials')}
      intro={t('Notes, formula sheets and problem sets, to print or to keep on the phone.')}
      seed="materials"
      items={data?.studyMaterials.map(({ summary, ...item }) => ({ ...item, body: summary }))}
    />
  )
}
