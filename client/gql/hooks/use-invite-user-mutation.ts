import { useMutation } from '@apollo/client/react'
import { InviteUserDocument, type InviteUserMutation, type InviteUserMutationVariables } from '../graphql.ts'

export const useInviteUserMutation = (options?: useMutation.Options<InviteUserMutation, InviteUserMutationVariables>) => useMutation(InviteUserDocument, options)
