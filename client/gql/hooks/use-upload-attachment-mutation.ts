import { useMutation } from '@apollo/client/react'
import { UploadAttachmentDocument, type UploadAttachmentMutation, type UploadAttachmentMutationVariables } from '../graphql.ts'

export const useUploadAttachmentMutation = (options?: useMutation.Options<UploadAttachmentMutation, UploadAttachmentMutationVariables>) => useMutation(UploadAttachmentDocument, options)
