import type { ApolloCache } from '@apollo/client/cache'
import { graphql } from '#client/gql/gql.ts'
import { oneOrder, readListParams } from '#client/ui/list-address.ts'

export const MANAGED_NOTICE_FRAGMENT = graphql(`
  fragment ManagedNotice on Notice {
    id
    title
    description
    type
    link
    publishedAt
    expiresAt
    isPinned
    isActive
    timing
    translation { missing texts hasBegun }
    attachments { ...AttachmentLink }
  }
`)

/** A notice as the form edits it, in both languages. */
export const EDITED_NOTICE_FRAGMENT = graphql(`
  fragment EditedNotice on Notice {
    id
    texts { title description nepaliTitle nepaliDescription }
    type
    link
    publishedAt
    expiresAt
    isPinned
    timing
    version
    attachments { ...AttachmentLink }
  }
`)

const PAGE_SIZE = 25

/** Which notices the address asks for. */
export function noticesVariables(params: URLSearchParams) {
  const { search, after } = readListParams(params, oneOrder)
  return { first: PAGE_SIZE, after, search }
}

export const ManagedNoticesQuery = graphql(`
  query ManagedNotices($first: Int!, $after: String, $search: String) {
    allNotices(first: $first, after: $after, search: $search) {
      nodes { ...ManagedNotice }
      pageInfo { hasNextPage endCursor }
    }
  }
`)

/** Forgets the public lists, so that pages visited next ask again. */
export function forgetPublicNotices(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'notices' })
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'notice' })
  cache.gc()
}
