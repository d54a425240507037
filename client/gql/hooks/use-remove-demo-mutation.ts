import { useMutation } from '@apollo/client/react'
import { RemoveDemoDocument, type RemoveDemoMutation, type RemoveDemoMutationVariables } from '../graphql.ts'

export const useRemoveDemoMutation = (options?: useMutation.Options<RemoveDemoMutation, RemoveDemoMutationVariables>) => useMutation(RemoveDemoDocument, options)
