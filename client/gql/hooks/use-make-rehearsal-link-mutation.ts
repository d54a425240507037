import { useMutation } from '@apollo/client/react'
import { MakeRehearsalLinkDocument, type MakeRehearsalLinkMutation, type MakeRehearsalLinkMutationVariables } from '../graphql.ts'

export const useMakeRehearsalLinkMutation = (options?: useMutation.Options<MakeRehearsalLinkMutation, MakeRehearsalLinkMutationVariables>) => useMutation(MakeRehearsalLinkDocument, options)
