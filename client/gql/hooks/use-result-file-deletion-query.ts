import { type SkipToken, useQuery } from '@apollo/client/react'
import { ResultFileDeletionDocument, type ResultFileDeletionQuery, type ResultFileDeletionQueryVariables } from '../graphql.ts'

export const useResultFileDeletionQuery = (options: useQuery.Options<ResultFileDeletionQuery, ResultFileDeletionQueryVariables> | SkipToken) => useQuery(ResultFileDeletionDocument, options)
