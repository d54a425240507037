import { useMutation } from '@apollo/client/react'
import { WithdrawResultFileDocument, type WithdrawResultFileMutation, type WithdrawResultFileMutationVariables } from '../graphql.ts'

export const useWithdrawResultFileMutation = (options?: useMutation.Options<WithdrawResultFileMutation, WithdrawResultFileMutationVariables>) => useMutation(WithdrawResultFileDocument, options)
