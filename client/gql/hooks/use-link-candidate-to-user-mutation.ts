import { useMutation } from '@apollo/client/react'
import { LinkCandidateToUserDocument, type LinkCandidateToUserMutation, type LinkCandidateToUserMutationVariables } from '../graphql.ts'

export const useLinkCandidateToUserMutation = (options?: useMutation.Options<LinkCandidateToUserMutation, LinkCandidateToUserMutationVariables>) => useMutation(LinkCandidateToUserDocument, options)
