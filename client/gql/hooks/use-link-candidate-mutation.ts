import { useMutation } from '@apollo/client/react'
import { LinkCandidateDocument, type LinkCandidateMutation, type LinkCandidateMutationVariables } from '../graphql.ts'

export const useLinkCandidateMutation = (options?: useMutation.Options<LinkCandidateMutation, LinkCandidateMutationVariables>) => useMutation(LinkCandidateDocument, options)
