import { type SkipToken, useQuery } from '@apollo/client/react'
import { WebsiteItemDocument, type WebsiteItemQuery, type WebsiteItemQueryVariables } from '../graphql.ts'

export const useWebsiteItemQuery = (options: useQuery.Options<WebsiteItemQuery, WebsiteItemQueryVariables> | SkipToken) => useQuery(WebsiteItemDocument, options)
