import { useMutation } from '@apollo/client/react'
import { RevokeInvitationDocument, type RevokeInvitationMutation, type RevokeInvitationMutationVariables } from '../graphql.ts'

export const useRevokeInvitationMutation = (options?: useMutation.Options<RevokeInvitationMutation, RevokeInvitationMutationVariables>) => useMutation(RevokeInvitationDocument, options)
