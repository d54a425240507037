import { useQuery } from '@apollo/client/react'
import { useLocation } from 'react-router-dom'
import { graphql } from '#client/gql/gql.ts'

const SiteHeadQuery = graphql(`
  query SiteHead {
    site { name description publicUrl }
  }
`)

interface PageHeadProps {
  /** What the page is about; the institute's name follows it. Without it the name stands alone. */
  title?: string
  /** One or two sentences for search results; without it, what the institute says of itself. */
  description?: string
  /** Keeps the page out of search engines: private areas, errors. */
  noIndex?: boolean
}

/** The page's share of the document head. Each page shows one; React puts the tags where they belong. */
export function PageHead({ title, description, noIndex = false }: PageHeadProps) {
  const { pathname } = useLocation()
  // The layouts' loaders bring it; an error page must do without asking for it.
  const { data } = useQuery(SiteHeadQuery, { fetchPolicy: 'cache-only' })
  const site = data?.site
  const words = [title, site?.name].filter((part) => part !== undefined).join(' · ')
  return (
    <>
      <title>{words}</title>
      {noIndex && <meta name="robots" content="noindex" />}
      {site && <meta name="description" content={description ?? site.description} />}
      {site && !noIndex && <link rel="canonical" href={site.publicUrl + pathname} />}
    </>
  )
}
