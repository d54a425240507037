import { type SkipToken, useQuery } from '@apollo/client/react'
import { OnlineFormDocument, type OnlineFormQuery, type OnlineFormQueryVariables } from '../graphql.ts'

export const useOnlineFormQuery = (options?: useQuery.Options<OnlineFormQuery, OnlineFormQueryVariables> | SkipToken) => useQuery(OnlineFormDocument, options)
