import { useMutation } from '@apollo/client/react'
import { SetStudentUploadActiveDocument, type SetStudentUploadActiveMutation, type SetStudentUploadActiveMutationVariables } from '../graphql.ts'

export const useSetStudentUploadActiveMutation = (options?: useMutation.Options<SetStudentUploadActiveMutation, SetStudentUploadActiveMutationVariables>) => useMutation(SetStudentUploadActiveDocument, options)
