import { useMutation } from '@apollo/client/react'
import { ResendVerificationDocument, type ResendVerificationMutation, type ResendVerificationMutationVariables } from '../graphql.ts'

export const useResendVerificationMutation = (options?: useMutation.Options<ResendVerificationMutation, ResendVerificationMutationVariables>) => useMutation(ResendVerificationDocument, options)
