import { graphql } from '#client/gql/gql.ts'

/** A collection with its items and those that were deleted lately; for a singleton its item. */
export const WebsiteCollectionQuery = graphql(`
  query WebsiteCollection($collection: String!) {
    contentCollections {
      key label section help page single max locked itemCount draftCount
      fields { ...ContentFieldParts @unmask fields { ...ContentFieldParts @unmask } }
    }
    contentItems(collection: $collection) { ...ContentItemRow @unmask }
    deletedItems: contentItems(collection: $collection, deleted: true) { id title }
    contentItem(collection: $collection) {
      ...ContentItemRow @unmask
      data
      versions { number savedAt author publishAt data }
    }
  }
`)
