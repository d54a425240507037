import { useMutation } from '@apollo/client/react'
import { UnlinkCandidateFromUserDocument, type UnlinkCandidateFromUserMutation, type UnlinkCandidateFromUserMutationVariables } from '../graphql.ts'

export const useUnlinkCandidateFromUserMutation = (options?: useMutation.Options<UnlinkCandidateFromUserMutation, UnlinkCandidateFromUserMutationVariables>) => useMutation(UnlinkCandidateFromUserDocument, options)
