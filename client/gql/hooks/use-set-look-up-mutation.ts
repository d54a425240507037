import { useMutation } from '@apollo/client/react'
import { SetLookUpDocument, type SetLookUpMutation, type SetLookUpMutationVariables } from '../graphql.ts'

export const useSetLookUpMutation = (options?: useMutation.Options<SetLookUpMutation, SetLookUpMutationVariables>) => useMutation(SetLookUpDocument, options)
