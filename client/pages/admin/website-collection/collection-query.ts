import { graphql } from '#client/gql/gql.ts'

/** A collection with its items and those that were deleted lately; for a singleton its item. */
export const WebsiteCollectionQuery = graphql(`
  query WebsiteCollection($collection: ID!) {
    contentCollection(key: $collection) { ...ContentCollectionParts @unmask }
    contentCollections { key label section page }
    contentItems(collection: $collection) { ...ContentItemRow @unmask }
    deletedItems: contentItems(collection: $collection, deleted: true) { id title }
    contentItem(collection: $collection) {
      ...ContentItemRow @unmask
      data
      versions { number savedAt author publishAt data }
    }
  }
`)
