import { graphql } from '#client/gql/gql.ts'

/** Fields of a recorded class on a card, in the player and in its list. */
export const VIDEO_FRAGMENT = graphql(`
  fragment VideoCard on Video {
    id
    title
    description
    publishedAt
    thumbnail
    playerUrl
    watchUrl
  }
`)

export const VideosQuery = graphql(`
  query Videos($after: String) {
    videos(after: $after) {
      nodes { ...VideoCard }
      nextPageToken
      fetchedAt
      stale
    }
  }
`)
