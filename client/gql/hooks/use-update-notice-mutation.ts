import { useMutation } from '@apollo/client/react'
import { UpdateNoticeDocument, type UpdateNoticeMutation, type UpdateNoticeMutationVariables } from '../graphql.ts'

export const useUpdateNoticeMutation = (options?: useMutation.Options<UpdateNoticeMutation, UpdateNoticeMutationVariables>) => useMutation(UpdateNoticeDocument, options)
