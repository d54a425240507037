import { useMutation } from '@apollo/client/react'
import { DeleteStudentUploadsDocument, type DeleteStudentUploadsMutation, type DeleteStudentUploadsMutationVariables } from '../graphql.ts'

export const useDeleteStudentUploadsMutation = (options?: useMutation.Options<DeleteStudentUploadsMutation, DeleteStudentUploadsMutationVariables>) => useMutation(DeleteStudentUploadsDocument, options)
