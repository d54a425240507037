import { useMutation } from '@apollo/client/react'
import { ReinstateResultFileDocument, type ReinstateResultFileMutation, type ReinstateResultFileMutationVariables } from '../graphql.ts'

export const useReinstateResultFileMutation = (options?: useMutation.Options<ReinstateResultFileMutation, ReinstateResultFileMutationVariables>) => useMutation(ReinstateResultFileDocument, options)
