import type { VideoCardFragment } from '#client/gql/graphql.ts'
import { searchable } from '#client/ui/searchable.ts'

type Video = Pick<VideoCardFragment, 'id' | 'title' | 'description'>

/** The videos of pages one after the other, each once: a new upload moves everything on by a place. */
export function joinPages<V extends Pick<Video, 'id'>>(pages: readonly { nodes: readonly V[] }[]): V[] {
  const byId = new Map(pages.flatMap(({ nodes }) => nodes).map((video) => [video.id, video]))
  return [...byId.values()]
}

/** Those that have the text in their title or description, ignoring case and the kind of digits. */
export function matchingVideos<V extends Video>(videos: readonly V[], search: string): V[] {
  const query = searchable(search)
  return videos.filter(
    ({ title, description }) => searchable(title).includes(query) || searchable(description).includes(query),
  )
}

/**
 * The neighbours of a video in a list; undefined at either end. After one that is not in the list, because
 * the search changed since, comes the first.
 */
export function neighbours<V extends Pick<Video, 'id'>>(
  videos: readonly V[],
  id: string,
): { previous: V | undefined; next: V | undefined; following: V[] } {
  const place = videos.findIndex((video) => video.id === id)
  return {
    previous: place > 0 ? videos[place - 1] : undefined,
    next: videos[place + 1],
    following: videos.slice(place + 1),
  }
}
