import { type SkipToken, useQuery } from '@apollo/client/react'
import { NewsDocument, type NewsQuery, type NewsQueryVariables } from '../graphql.ts'

export const useNewsQuery = (options: useQuery.Options<NewsQuery, NewsQueryVariables> | SkipToken) => useQuery(NewsDocument, options)
