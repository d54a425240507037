import { useMutation } from '@apollo/client/react'
import { SaveContentDocument, type SaveContentMutation, type SaveContentMutationVariables } from '../graphql.ts'

export const useSaveContentMutation = (options?: useMutation.Options<SaveContentMutation, SaveContentMutationVariables>) => useMutation(SaveContentDocument, options)
