import { useMutation } from '@apollo/client/react'
import { SignUpDocument, type SignUpMutation, type SignUpMutationVariables } from '../graphql.ts'

export const useSignUpMutation = (options?: useMutation.Options<SignUpMutation, SignUpMutationVariables>) => useMutation(SignUpDocument, options)
