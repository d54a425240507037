import { type SkipToken, useQuery } from '@apollo/client/react'
import { WebsiteDocument, type WebsiteQuery, type WebsiteQueryVariables } from '../graphql.ts'

export const useWebsiteQuery = (options?: useQuery.Options<WebsiteQuery, WebsiteQueryVariables> | SkipToken) => useQuery(WebsiteDocument, options)
