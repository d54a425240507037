import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { errorMessage } from '#client/apollo/error-message.ts'
import { usePageQuery } from '#client/apollo/page-query.ts'
import type { VideosQuery as VideosAnswer } from '#client/gql/graphql.ts'
import { joinPages } from './video-list.ts'
import { VideosQuery } from './videos-query.ts'

type VideoPage = VideosAnswer['videos']

/** How the last press on "Load More Videos" ended. */
type More = { state: 'idle' | 'loading' } | { state: 'failed'; message: string }

/**
 * The videos from a page on, with every further page that has been loaded. The cache remembers the pages, so that they
 * are still there when a visitor comes back.
 *
 * @param after token of the page to begin with; null is the newest.
 */
export function useVideoPages(after: string | null) {
  const client = useApolloClient()
  const { data, failure, retry, retrying } = usePageQuery(VideosQuery, { after })
  const [more, setMore] = useState<More>({ state: 'idle' })
  const pages = data ? pagesFrom(client, data.videos) : []
  const nextToken = pages.at(-1)?.nextPageToken ?? null

  async function loadMore(): Promise<void> {
    if (nextToken === null || more.state === 'loading') return
    setMore({ state: 'loading' })
    try {
      await client.query({ query: VideosQuery, variables: { after: nextToken } })
      setMore({ state: 'idle' })
    } catch (error) {
      setMore({ state: 'failed', message: errorMessage(error) })
    }
  }

  return {
    /** Missing while the first page is on its way. */
    first: data?.videos,
    videos: joinPages(pages),
    nextToken,
    loadMore,
    more,
    failure,
    retry,
    retrying,
  }
}

function pagesFrom(client: ApolloClient, first: VideoPage): VideoPage[] {
  const pages = [first]
  const seen = new Set<string>()
  for (let token = first.nextPageToken; token != null && !seen.has(token); ) {
    seen.add(token)
    const next = client.readQuery({ query: VideosQuery, variables: { after: token } })
    if (!next) break
    pages.push(next.videos)
    token = next.videos.nextPageToken
  }
  return pages
}
