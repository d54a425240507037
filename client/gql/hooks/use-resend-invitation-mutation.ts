import { useMutation } from '@apollo/client/react'
import { ResendInvitationDocument, type ResendInvitationMutation, type ResendInvitationMutationVariables } from '../graphql.ts'

export const useResendInvitationMutation = (options?: useMutation.Options<ResendInvitationMutation, ResendInvitationMutationVariables>) => useMutation(ResendInvitationDocument, options)
