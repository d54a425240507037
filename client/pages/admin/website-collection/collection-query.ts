import { graphql } from '#client/gql/gql.ts'

/** A collection with its items and those that were deleted lately; for a singleton its item. */
export const WebsiteCollectionQuery = graphql(`
  query WebsiteCollection($collection: ID!) {
    contentCollection(key: $collection) { ...ContentCollectionParts }
    contentCollections { key label section page }
    contentItems(collection: $collection) { ...ContentItemRow }
    deletedItems: contentItems(collection: $collection, deleted: true) { id title }
    contentItem(collection: $collection) {
      ...ContentItemRow
      data problems { path message } unknownNames
      versions { number savedAt author publishAt isScheduled data }
    }
  }
`)
