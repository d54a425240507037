import { type SkipToken, useQuery } from '@apollo/client/react'
import { ResultFilesDocument, type ResultFilesQuery, type ResultFilesQueryVariables } from '../graphql.ts'

export const useResultFilesQuery = (options?: useQuery.Options<ResultFilesQuery, ResultFilesQueryVariables> | SkipToken) => useQuery(ResultFilesDocument, options)
