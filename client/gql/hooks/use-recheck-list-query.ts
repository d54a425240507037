import { type SkipToken, useQuery } from '@apollo/client/react'
import { RecheckListDocument, type RecheckListQuery, type RecheckListQueryVariables } from '../graphql.ts'

export const useRecheckListQuery = (options: useQuery.Options<RecheckListQuery, RecheckListQueryVariables> | SkipToken) => useQuery(RecheckListDocument, options)
