import { useState } from 'react'
import { errorMessage } from '#client/data/error-message.ts'
import { useApollo } from '#client/data/use-apollo.ts'
import type { VideosQuery as VideosAnswer } from '#client/gql/graphql.ts'
import { joinPages } from './video-list.ts'
import { VideosQuery } from './videos-query.ts'

type VideoPage = VideosAnswer['videos']

/** How the last press on "Load More Videos" ended. */
type More = { state: 'idle' | 'loading' } | { state: 'failed'; message: string }

/** The videos from a page on, if that could be read, with every further page that has been loaded. */
export function useVideoPages(first: VideoPage | undefined) {
  const apollo = useApollo()
  const [more, setMore] = useState<More>({ state: 'idle' })
  /** Further pages by their tokens. */
  const [loaded, setLoaded] = useState<ReadonlyMap<string, VideoPage>>(new Map())
  const pages = first ? pagesFrom(first, loaded) : []
  const nextToken = pages.at(-1)?.nextPageToken ?? null

  async function loadMore(): Promise<void> {
    if (nextToken === null || more.state === 'loading') return
    setMore({ state: 'loading' })
    try {
      const client = await apollo()
      const { data: next } = await client.query({ query: VideosQuery, variables: { after: nextToken } })
      if (next) setLoaded((before) => new Map(before).set(nextToken, next.videos))
      setMore({ state: 'idle' })
    } catch (error) {
      setMore({ state: 'failed', message: errorMessage(error) })
    }
  }

  return {
    videos: joinPages(pages),
    nextToken,
    loadMore,
    more,
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
