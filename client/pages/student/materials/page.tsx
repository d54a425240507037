import type { LoaderFunctionArgs } from 'react-router-dom'
import { loadLatest } from '#client/data/loader-context.ts'
import { graphql } from '#client/gql/gql.ts'
import { useMaterialsQuery } from '#client/gql/hooks/use-materials-query.ts'
import { NothingPublished } from '#client/layouts/nothing-published.tsx'
import { StudentPage } from '#client/layouts/student-page.tsx'
import { t } from '#client/locales/t.ts'
import { MaterialList } from './material-list.tsx'

const MaterialsQuery = graphql(`
  query Materials {
    studyMaterials { ...MaterialBooklet }
  }
`)

export async function loader({ context }: LoaderFunctionArgs) {
  await loadLatest(context, MaterialsQuery)
  return null
}

export function Component() {
  const { data } = useMaterialsQuery()
  return (
    <StudentPage
      title={t('Study Materials')}
      intro={t('Notes, formula sheets and problem sets, to print or to keep on the phone.')}
    >
      {data &&
        (data.studyMaterials.length > 0 ? (
          <MaterialList materials={data.studyMaterials} />
        ) : (
          <NothingPublished seed="materials" />
        ))}
    </StudentPage>
  )
}
