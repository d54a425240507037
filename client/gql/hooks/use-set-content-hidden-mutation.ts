import { useMutation } from '@apollo/client/react'
import { SetContentHiddenDocument, type SetContentHiddenMutation, type SetContentHiddenMutationVariables } from '../graphql.ts'

export const useSetContentHiddenMutation = (options?: useMutation.Options<SetContentHiddenMutation, SetContentHiddenMutationVariables>) => useMutation(SetContentHiddenDocument, options)
