import { useMutation } from '@apollo/client/react'
import { SetExamReleaseDocument, type SetExamReleaseMutation, type SetExamReleaseMutationVariables } from '../graphql.ts'

export const useSetExamReleaseMutation = (options?: useMutation.Options<SetExamReleaseMutation, SetExamReleaseMutationVariables>) => useMutation(SetExamReleaseDocument, options)
