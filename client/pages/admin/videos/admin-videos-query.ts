import { graphql } from '#client/gql/gql.ts'
import type { AdminVideosQuery as AdminVideos } from '#client/gql/graphql.ts'

export const AdminVideosQuery = graphql(`
  query AdminVideos {
    videoSource { kind channelId }
    contentItems(collection: "chosenVideos") { ...ContentItemRow }
    content { chosenVideos { id address place } }
  }
`)

export type ChosenVideo = AdminVideos['contentItems'][number]
/** The choices that visitors see. */
export type PublishedChoice = AdminVideos['content']['chosenVideos'][number]
