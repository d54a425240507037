import { graphql } from '#client/gql/gql.ts'
import type { AdminVideosQuery as AdminVideos } from '#client/gql/graphql.ts'

export const AdminVideosQuery = graphql(`
  query AdminVideos {
    videoSource { kind channelId }
    contentItems(collection: "chosenVideos") { ...ContentItemRow @unmask data }
  }
`)

export type ChosenVideo = AdminVideos['contentItems'][number]

export const isHiddenVideo = ({ data }: ChosenVideo) => data.place === 'hidden'
