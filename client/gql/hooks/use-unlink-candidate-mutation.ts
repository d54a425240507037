import { useMutation } from '@apollo/client/react'
import { UnlinkCandidateDocument, type UnlinkCandidateMutation, type UnlinkCandidateMutationVariables } from '../graphql.ts'

export const useUnlinkCandidateMutation = (options?: useMutation.Options<UnlinkCandidateMutation, UnlinkCandidateMutationVariables>) => useMutation(UnlinkCandidateDocument, options)
