import { type SkipToken, useQuery } from '@apollo/client/react'
import { OwnResultsDocument, type OwnResultsQuery, type OwnResultsQueryVariables } from '../graphql.ts'

export const useOwnResultsQuery = (options?: useQuery.Options<OwnResultsQuery, OwnResultsQueryVariables> | SkipToken) => useQuery(OwnResultsDocument, options)
