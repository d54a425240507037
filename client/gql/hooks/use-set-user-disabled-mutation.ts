import { useMutation } from '@apollo/client/react'
import { SetUserDisabledDocument, type SetUserDisabledMutation, type SetUserDisabledMutationVariables } from '../graphql.ts'

export const useSetUserDisabledMutation = (options?: useMutation.Options<SetUserDisabledMutation, SetUserDisabledMutationVariables>) => useMutation(SetUserDisabledDocument, options)
