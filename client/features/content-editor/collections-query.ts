import { graphql } from '#client/gql/gql.ts'
import type { ContentCollectionPartsFragment } from '#client/gql/graphql.ts'

/** A kind of content with its fields, as forms need them. */
export const CONTENT_COLLECTION_FRAGMENT = graphql(`
  fragment ContentCollectionParts on ContentCollection {
    key label section help page hasPreview single max locked lockedData
    fields { ...ContentFieldParts fields { ...ContentFieldParts } }
  }
`)

export const CONTENT_FIELD_FRAGMENT = graphql(`
  fragment ContentFieldParts on ContentField {
    name kind label help required isTranslated maxLength collection options { value label }
  }
`)

export type Collection = ContentCollectionPartsFragment
/** A field of a collection; those of rows have no rows of their own. */
export type CollectionField = Collection['fields'][number]['fields'][number] & {
  fields?: readonly CollectionField[]
}

export const CONTENT_ITEM_FRAGMENT = graphql(`
  fragment ContentItemRow on ContentItem {
    id title state version isDemo publishAt savedAt problemCount
    translation { texts missing hasBegun }
    unpublishedReferences { title }
  }
`)

/** The items of a collection, drafts included. */
export const ContentItemsQuery = graphql(`
  query ContentItems($collection: ID!) {
    contentItems(collection: $collection) { ...ContentItemRow }
  }
`)
