import { useMutation } from '@apollo/client/react'
import { RequestPasswordResetDocument, type RequestPasswordResetMutation, type RequestPasswordResetMutationVariables } from '../graphql.ts'

export const useRequestPasswordResetMutation = (options?: useMutation.Options<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>) => useMutation(RequestPasswordResetDocument, options)
