import { useMutation } from '@apollo/client/react'
import { CreateNoticeDocument, type CreateNoticeMutation, type CreateNoticeMutationVariables } from '../graphql.ts'

export const useCreateNoticeMutation = (options?: useMutation.Options<CreateNoticeMutation, CreateNoticeMutationVariables>) => useMutation(CreateNoticeDocument, options)
