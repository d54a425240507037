import { type SkipToken, useQuery } from '@apollo/client/react'
import { ContentItemsDocument, type ContentItemsQuery, type ContentItemsQueryVariables } from '../graphql.ts'

export const useContentItemsQuery = (options: useQuery.Options<ContentItemsQuery, ContentItemsQueryVariables> | SkipToken) => useQuery(ContentItemsDocument, options)
