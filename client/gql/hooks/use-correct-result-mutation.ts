import { useMutation } from '@apollo/client/react'
import { CorrectResultDocument, type CorrectResultMutation, type CorrectResultMutationVariables } from '../graphql.ts'

export const useCorrectResultMutation = (options?: useMutation.Options<CorrectResultMutation, CorrectResultMutationVariables>) => useMutation(CorrectResultDocument, options)
