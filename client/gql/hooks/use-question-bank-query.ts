import { type SkipToken, useQuery } from '@apollo/client/react'
import { QuestionBankDocument, type QuestionBankQuery, type QuestionBankQueryVariables } from '../graphql.ts'

export const useQuestionBankQuery = (options?: useQuery.Options<QuestionBankQuery, QuestionBankQueryVariables> | SkipToken) => useQuery(QuestionBankDocument, options)
