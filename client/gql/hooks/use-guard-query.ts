import { type SkipToken, useQuery } from '@apollo/client/react'
import { GuardDocument, type GuardQuery, type GuardQueryVariables } from '../graphql.ts'

export const useGuardQuery = (options?: useQuery.Options<GuardQuery, GuardQueryVariables> | SkipToken) => useQuery(GuardDocument, options)
