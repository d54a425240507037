import { useQuery } from '@apollo/client/react'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { loadQuery } from '#client/apollo/loader-context.ts'
import { PaperTable } from '#client/features/student-area/paper-table.tsx'
import { graphql } from '#client/gql/gql.ts'
import { StudentPage } from '#client/shell/student-page.tsx'

const PapersQuery = graphql(`
  query Papers {
    previousPapers { ...PaperRow @unmask }
  }
`)

export async function loader({ context }: LoaderFunctionArgs) {
  await loadQuery(context, PapersQuery)
  return null
}

export function Component() {
  const { data } = useQuery(PapersQuery)
  return (
    <StudentPage
      title="Previous Papers"
      intro="Questions of earlier model tests. Take the time that is given, then look at the key."
    >
      {data && <PaperTable papers={data.previousPapers} />}
    </StudentPage>
  )
}
