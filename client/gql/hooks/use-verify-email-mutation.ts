import { useMutation } from '@apollo/client/react'
import { VerifyEmailDocument, type VerifyEmailMutation, type VerifyEmailMutationVariables } from '../graphql.ts'

export const useVerifyEmailMutation = (options?: useMutation.Options<VerifyEmailMutation, VerifyEmailMutationVariables>) => useMutation(VerifyEmailDocument, options)
