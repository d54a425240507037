import { useMutation } from '@apollo/client/react'
import { ReinstateExamDocument, type ReinstateExamMutation, type ReinstateExamMutationVariables } from '../graphql.ts'

export const useReinstateExamMutation = (options?: useMutation.Options<ReinstateExamMutation, ReinstateExamMutationVariables>) => useMutation(ReinstateExamDocument, options)
