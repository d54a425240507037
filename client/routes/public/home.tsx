import { useQuery } from '@apollo/client/react'
import { Link, type LoaderFunctionArgs } from 'react-router-dom'
import { loadQuery } from '#client/apollo/loader-context.ts'
import { graphql } from '#client/gql/gql.ts'
import { paths } from '#client/paths.ts'

const HomeQuery = graphql(`
  query Home {
    site { name shortName tagline description establishedYear }
  }
`)

export async function loader({ context }: LoaderFunctionArgs) {
  await loadQuery(context, HomeQuery)
  return null
}

export function Component() {
  const { data } = useQuery(HomeQuery)
  if (!data) return null
  const { site } = data
  return (
    <main>
      <title>{site.name}</title>
      <meta name="description" content={site.description} />
      <h1>{site.name}</h1>
      <p>{site.tagline}</p>
      <Link to={paths.results}>Exam Results</Link>
    </main>
  )
}
