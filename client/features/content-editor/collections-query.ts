import { graphql } from '#client/gql/gql.ts'
import type { ContentCollectionsQuery as Collections } from '#client/gql/graphql.ts'

/** The kinds of content with their fields, and how much there is of each. */
export const ContentCollectionsQuery = graphql(`
  query ContentCollections {
    contentCollections {
      key label section help page single max locked itemCount draftCount
      fields { ...ContentFieldParts @unmask fields { ...ContentFieldParts @unmask } }
    }
  }
`)

export const CONTENT_FIELD_FRAGMENT = graphql(`
  fragment ContentFieldParts on ContentField {
    name kind label help required maxLength collection options { value label }
  }
`)

export type Collection = Collections['contentCollections'][number]
/** A field of a collection; those of rows have no rows of their own. */
export type CollectionField = Collection['fields'][number]['fields'][number] & {
  fields?: readonly CollectionField[]
}
