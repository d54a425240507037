import { type SkipToken, useQuery } from '@apollo/client/react'
import { OnlineClassDocument, type OnlineClassQuery, type OnlineClassQueryVariables } from '../graphql.ts'

export const useOnlineClassQuery = (options?: useQuery.Options<OnlineClassQuery, OnlineClassQueryVariables> | SkipToken) => useQuery(OnlineClassDocument, options)
