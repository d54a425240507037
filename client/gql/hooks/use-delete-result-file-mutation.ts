import { useMutation } from '@apollo/client/react'
import { DeleteResultFileDocument, type DeleteResultFileMutation, type DeleteResultFileMutationVariables } from '../graphql.ts'

export const useDeleteResultFileMutation = (options?: useMutation.Options<DeleteResultFileMutation, DeleteResultFileMutationVariables>) => useMutation(DeleteResultFileDocument, options)
