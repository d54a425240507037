import { type SkipToken, useQuery } from '@apollo/client/react'
import { ResultInstituteDocument, type ResultInstituteQuery, type ResultInstituteQueryVariables } from '../graphql.ts'

export const useResultInstituteQuery = (options?: useQuery.Options<ResultInstituteQuery, ResultInstituteQueryVariables> | SkipToken) => useQuery(ResultInstituteDocument, options)
