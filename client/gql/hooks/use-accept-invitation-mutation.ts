import { useMutation } from '@apollo/client/react'
import { AcceptInvitationDocument, type AcceptInvitationMutation, type AcceptInvitationMutationVariables } from '../graphql.ts'

export const useAcceptInvitationMutation = (options?: useMutation.Options<AcceptInvitationMutation, AcceptInvitationMutationVariables>) => useMutation(AcceptInvitationDocument, options)
