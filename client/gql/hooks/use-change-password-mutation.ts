import { useMutation } from '@apollo/client/react'
import { ChangePasswordDocument, type ChangePasswordMutation, type ChangePasswordMutationVariables } from '../graphql.ts'

export const useChangePasswordMutation = (options?: useMutation.Options<ChangePasswordMutation, ChangePasswordMutationVariables>) => useMutation(ChangePasswordDocument, options)
