import { useMutation } from '@apollo/client/react'
import { DeleteNoticesDocument, type DeleteNoticesMutation, type DeleteNoticesMutationVariables } from '../graphql.ts'

export const useDeleteNoticesMutation = (options?: useMutation.Options<DeleteNoticesMutation, DeleteNoticesMutationVariables>) => useMutation(DeleteNoticesDocument, options)
