import { useMutation } from '@apollo/client/react'
import { DeleteUserDocument, type DeleteUserMutation, type DeleteUserMutationVariables } from '../graphql.ts'

export const useDeleteUserMutation = (options?: useMutation.Options<DeleteUserMutation, DeleteUserMutationVariables>) => useMutation(DeleteUserDocument, options)
