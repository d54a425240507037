import { useMutation } from '@apollo/client/react'
import { SignInDocument, type SignInMutation, type SignInMutationVariables } from '../graphql.ts'

export const useSignInMutation = (options?: useMutation.Options<SignInMutation, SignInMutationVariables>) => useMutation(SignInDocument, options)
