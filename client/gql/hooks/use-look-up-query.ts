import { type SkipToken, useQuery } from '@apollo/client/react'
import { LookUpDocument, type LookUpQuery, type LookUpQueryVariables } from '../graphql.ts'

export const useLookUpQuery = (options: useQuery.Options<LookUpQuery, LookUpQueryVariables> | SkipToken) => useQuery(LookUpDocument, options)
