import { useQuery } from '@apollo/client/react'
import { useLocation } from 'react-router-dom'
import { graphql } from '#client/gql/gql.ts'

const SocialCardQuery = graphql(`
  query SocialCard {
    site { name publicUrl }
  }
`)

interface SocialCardProps {
  title: string
  description: string
  /** ISO 8601 */
  publishedAt: string
  /** A path of this site. */
  picture?: string | undefined
}

/** What a chat or a social network shows of an article whose address somebody sends. */
export function SocialCard({ title, description, publishedAt, picture }: SocialCardProps) {
  const { pathname } = useLocation()
  // The layouts' loaders bring it.
  const { data } = useQuery(SocialCardQuery, { fetchPolicy: 'cache-only' })
  if (!data) return null
  const { name, publicUrl } = data.site
  return (
    <>
      <meta property="og:type" content="article" />
      <meta property="og:site_name" content={name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={publicUrl + pathname} />
      <meta property="article:published_time" content={publishedAt} />
      {picture !== undefined && <meta property="og:image" content={publicUrl + picture} />}
      <meta name="twitter:card" content={picture === undefined ? 'summary' : 'summary_large_image'} />
    </>
  )
}
