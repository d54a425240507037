import { type SkipToken, useQuery } from '@apollo/client/react'
import { WebsiteCollectionDocument, type WebsiteCollectionQuery, type WebsiteCollectionQueryVariables } from '../graphql.ts'

export const useWebsiteCollectionQuery = (options: useQuery.Options<WebsiteCollectionQuery, WebsiteCollectionQueryVariables> | SkipToken) => useQuery(WebsiteCollectionDocument, options)
