import { useQuery } from '@apollo/client/react'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { loadQuery } from '#client/data/loader-context.ts'
import { graphql } from '#client/gql/gql.ts'
import { PageHead } from '#client/layouts/page-head.tsx'
import { Page } from '#client/ui/page.tsx'
import { Features } from './features.tsx'
import { Support } from './support.tsx'
import { WaysIn } from './ways-in.tsx'

const OnlineClassQuery = graphql(`
  query OnlineClass {
    site { name phones email address onlineClassUrl iosAppUrl androidAppUrl }
  }
`)

export async function loader({ context }: LoaderFunctionArgs) {
  await loadQuery(context, OnlineClassQuery)
  return null
}

export function Component() {
  const { data } = useQuery(OnlineClassQuery)
  if (!data) return null
  const { site } = data
  return (
    <>
      <Page
        title="Online Class"
        pattern="online class"
        intro="The same teachers, the same tests, from wherever you are: live in the morning, recorded by the evening."
      >
        <PageHead
          title="Online Class"
          description={`Live classes, recorded lectures and study materials of ${site.name}, on the phone and in the browser.`}
        />
        <WaysIn site={site} />
      </Page>
      <Features />
      <Support site={site} />
    </>
  )
}
