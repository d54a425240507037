import { type SkipToken, useQuery } from '@apollo/client/react'
import { RecheckDocument, type RecheckQuery, type RecheckQueryVariables } from '../graphql.ts'

export const useRecheckQuery = (options: useQuery.Options<RecheckQuery, RecheckQueryVariables> | SkipToken) => useQuery(RecheckDocument, options)
