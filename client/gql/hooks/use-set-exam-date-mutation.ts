import { useMutation } from '@apollo/client/react'
import { SetExamDateDocument, type SetExamDateMutation, type SetExamDateMutationVariables } from '../graphql.ts'

export const useSetExamDateMutation = (options?: useMutation.Options<SetExamDateMutation, SetExamDateMutationVariables>) => useMutation(SetExamDateDocument, options)
