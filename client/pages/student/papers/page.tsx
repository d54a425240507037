import { useQuery } from '@apollo/client/react'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { loadQuery } from '#client/data/loader-context.ts'
import { graphql } from '#client/gql/gql.ts'
import { StudentPage } from '#client/layouts/student-page.tsx'
import { PaperTable } from './paper-table.tsx'

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
