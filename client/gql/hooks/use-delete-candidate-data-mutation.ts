import { useMutation } from '@apollo/client/react'
import { DeleteCandidateDataDocument, type DeleteCandidateDataMutation, type DeleteCandidateDataMutationVariables } from '../graphql.ts'

export const useDeleteCandidateDataMutation = (options?: useMutation.Options<DeleteCandidateDataMutation, DeleteCandidateDataMutationVariables>) => useMutation(DeleteCandidateDataDocument, options)
