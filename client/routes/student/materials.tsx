import { useQuery } from '@apollo/client/react'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { loadQuery } from '#client/apollo/loader-context.ts'
import { MaterialShelf } from '#client/features/student-area/material-shelf.tsx'
import { graphql } from '#client/gql/gql.ts'
import { StudentPage } from '#client/shell/student-page.tsx'

const MaterialsQuery = graphql(`
  query Materials {
    studyMaterials { ...MaterialBooklet @unmask }
  }
`)

export async function loader({ context }: LoaderFunctionArgs) {
  await loadQuery(context, MaterialsQuery)
  return null
}

export function Component() {
  const { data } = useQuery(MaterialsQuery)
  return (
    <StudentPage
      title="Study Materials"
      intro="A few good pages on each subject, to print or to keep on the phone."
    >
      {data && <MaterialShelf materials={data.studyMaterials} />}
    </StudentPage>
  )
}
