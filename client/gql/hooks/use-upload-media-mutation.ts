import { useMutation } from '@apollo/client/react'
import { UploadMediaDocument, type UploadMediaMutation, type UploadMediaMutationVariables } from '../graphql.ts'

export const useUploadMediaMutation = (options?: useMutation.Options<UploadMediaMutation, UploadMediaMutationVariables>) => useMutation(UploadMediaDocument, options)
