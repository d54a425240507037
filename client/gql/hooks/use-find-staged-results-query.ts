import { type SkipToken, useQuery } from '@apollo/client/react'
import { FindStagedResultsDocument, type FindStagedResultsQuery, type FindStagedResultsQueryVariables } from '../graphql.ts'

export const useFindStagedResultsQuery = (options: useQuery.Options<FindStagedResultsQuery, FindStagedResultsQueryVariables> | SkipToken) => useQuery(FindStagedResultsDocument, options)
