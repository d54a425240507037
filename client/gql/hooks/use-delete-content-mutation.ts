import { useMutation } from '@apollo/client/react'
import { DeleteContentDocument, type DeleteContentMutation, type DeleteContentMutationVariables } from '../graphql.ts'

export const useDeleteContentMutation = (options?: useMutation.Options<DeleteContentMutation, DeleteContentMutationVariables>) => useMutation(DeleteContentDocument, options)
