import { type SkipToken, useQuery } from '@apollo/client/react'
import { ResultExamsDocument, type ResultExamsQuery, type ResultExamsQueryVariables } from '../graphql.ts'

export const useResultExamsQuery = (options?: useQuery.Options<ResultExamsQuery, ResultExamsQueryVariables> | SkipToken) => useQuery(ResultExamsDocument, options)
