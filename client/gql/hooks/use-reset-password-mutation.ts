import { useMutation } from '@apollo/client/react'
import { ResetPasswordDocument, type ResetPasswordMutation, type ResetPasswordMutationVariables } from '../graphql.ts'

export const useResetPasswordMutation = (options?: useMutation.Options<ResetPasswordMutation, ResetPasswordMutationVariables>) => useMutation(ResetPasswordDocument, options)
