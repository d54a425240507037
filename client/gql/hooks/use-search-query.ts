import { type SkipToken, useQuery } from '@apollo/client/react'
import { SearchDocument, type SearchQuery, type SearchQueryVariables } from '../graphql.ts'

export const useSearchQuery = (options: useQuery.Options<SearchQuery, SearchQueryVariables> | SkipToken) => useQuery(SearchDocument, options)
