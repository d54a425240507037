import { graphql } from '#client/gql/gql.ts'

/** What a card, the player and its list show of a recorded class. */
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
