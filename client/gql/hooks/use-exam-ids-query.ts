import { type SkipToken, useQuery } from '@apollo/client/react'
import { ExamIdsDocument, type ExamIdsQuery, type ExamIdsQueryVariables } from '../graphql.ts'

export const useExamIdsQuery = (options: useQuery.Options<ExamIdsQuery, ExamIdsQueryVariables> | SkipToken) => useQuery(ExamIdsDocument, options)
