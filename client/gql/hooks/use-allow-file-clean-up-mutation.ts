import { useMutation } from '@apollo/client/react'
import { AllowFileCleanUpDocument, type AllowFileCleanUpMutation, type AllowFileCleanUpMutationVariables } from '../graphql.ts'

export const useAllowFileCleanUpMutation = (options?: useMutation.Options<AllowFileCleanUpMutation, AllowFileCleanUpMutationVariables>) => useMutation(AllowFileCleanUpDocument, options)
