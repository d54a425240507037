import { type SkipToken, useQuery } from '@apollo/client/react'
import { ResultReleaseDocument, type ResultReleaseQuery, type ResultReleaseQueryVariables } from '../graphql.ts'

export const useResultReleaseQuery = (options: useQuery.Options<ResultReleaseQuery, ResultReleaseQueryVariables> | SkipToken) => useQuery(ResultReleaseDocument, options)
