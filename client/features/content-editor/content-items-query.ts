import { graphql } from '#client/gql/gql.ts'

export const CONTENT_ITEM_FRAGMENT = graphql(`
  fragment ContentItemRow on ContentItem {
    id title state version isDemo publishAt savedAt problemCount
    translation { texts missing hasBegun }
  }
`)

/** The items of a collection, drafts included. */
graphql(`
  query ContentItems($collection: ID!) {
    contentItems(collection: $collection) { ...ContentItemRow }
  }
`)
