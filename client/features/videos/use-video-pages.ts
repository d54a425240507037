import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { errorMessage } from '#client/data/error-message.ts'
import { usePageQuery } from '#client/data/page-query.ts'
import type { VideosQuery as VideosAnswer } from '#client/gql/graphql.ts'
import { useVideosQuery } from '#client/gql/hooks/use-videos-query.ts'
import { joinPages } from './video-list.ts'
import { VideosQuery } from './videos-query.ts'

type VideoPage = VideosAnswer['videos']

/** How the last press on "Load More Videos" ended. */
type More = { state: 'idle' | 'loading' } | { state: 'failed'; message: string }

/**
 * The videos from a page on, with every further page that has been loaded.
 *
 * @param after token of the page to begin with; null is the newest.
 */
export function useVideoPages(after: string | null) {
  const client = useApolloClient()
  const { data, failure, retry, retrying } = usePageQuery(useVideosQuery, { after })
  const [more, setMore] = useState<More>({ state: 'idle' })
  /** Further pages by their tokens. */
  const [loaded, setLoaded] = useState<ReadonlyMap<string, VideoPage>>(new Map())
  const pages = data ? pagesFrom(data.videos, loaded) : []
  const nextToken = pages.at(-1)?.nextPageToken ?? null

  async function loadMore(): Promise<void> {
    if (nextToken === null || more.state === 'loading') return
    setMore({ state: 'loading' })
    try {
      const { data: next } = await client.query({ query: VideosQuery, variables: { after: nextToken } })
      if (next) setLoaded((before) => new Map(before).set(nextToken, next.videos))
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

/** The pages that lead on from the first, as far as they are loaded. */
function pagesFrom(first: VideoPage, loaded: ReadonlyMap<string, VideoPage>): VideoPage[] {
  const pages = new Set([first])
  for (let page = loaded.get(first.nextPageToken ?? ''); page && !pages.has(page); ) {
    pages.add(page)
    page = loaded.get(page.nextPageToken ?? '')
  }
  return [...pages]
}
