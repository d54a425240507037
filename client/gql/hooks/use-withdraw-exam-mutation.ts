import { useMutation } from '@apollo/client/react'
import { WithdrawExamDocument, type WithdrawExamMutation, type WithdrawExamMutationVariables } from '../graphql.ts'

export const useWithdrawExamMutation = (options?: useMutation.Options<WithdrawExamMutation, WithdrawExamMutationVariables>) => useMutation(WithdrawExamDocument, options)
