import { useMutation } from '@apollo/client/react'
import { SetUserRoleDocument, type SetUserRoleMutation, type SetUserRoleMutationVariables } from '../graphql.ts'

export const useSetUserRoleMutation = (options?: useMutation.Options<SetUserRoleMutation, SetUserRoleMutationVariables>) => useMutation(SetUserRoleDocument, options)
