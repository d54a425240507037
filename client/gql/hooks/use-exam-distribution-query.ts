import { type SkipToken, useQuery } from '@apollo/client/react'
import { ExamDistributionDocument, type ExamDistributionQuery, type ExamDistributionQueryVariables } from '../graphql.ts'

export const useExamDistributionQuery = (options: useQuery.Options<ExamDistributionQuery, ExamDistributionQueryVariables> | SkipToken) => useQuery(ExamDistributionDocument, options)
