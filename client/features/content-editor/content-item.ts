import type { WebsiteItemQuery } from '#client/gql/graphql.ts'

/** An item with its history, as its form needs it. */
export type ContentItem = NonNullable<WebsiteItemQuery['contentItem']>
