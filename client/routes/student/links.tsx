import { useQuery } from '@apollo/client/react'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { loadQuery } from '#client/apollo/loader-context.ts'
import { OutsideLinks } from '#client/features/student-area/outside-links.tsx'
import { graphql } from '#client/gql/gql.ts'
import { StudentPage } from '#client/shell/student-page.tsx'

const StudentLinksQuery = graphql(`
  query StudentLinks {
    site { ...OutsideLinks @unmask }
  }
`)

export async function loader({ context }: LoaderFunctionArgs) {
  await loadQuery(context, StudentLinksQuery)
  return null
}

export function Component() {
  const { data } = useQuery(StudentLinksQuery)
  return (
    <StudentPage title="Links" intro="What the institute uses outside this site. Each opens in a new tab.">
      {data && <OutsideLinks site={data.site} />}
    </StudentPage>
  )
}
