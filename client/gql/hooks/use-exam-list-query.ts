import { type SkipToken, useQuery } from '@apollo/client/react'
import { ExamListDocument, type ExamListQuery, type ExamListQueryVariables } from '../graphql.ts'

export const useExamListQuery = (options: useQuery.Options<ExamListQuery, ExamListQueryVariables> | SkipToken) => useQuery(ExamListDocument, options)
