import { useMutation } from '@apollo/client/react'
import { UpdateExamDocument, type UpdateExamMutation, type UpdateExamMutationVariables } from '../graphql.ts'

export const useUpdateExamMutation = (options?: useMutation.Options<UpdateExamMutation, UpdateExamMutationVariables>) => useMutation(UpdateExamDocument, options)
