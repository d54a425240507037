import { useMutation } from '@apollo/client/react'
import { ReadPaymentsDocument, type ReadPaymentsMutation, type ReadPaymentsMutationVariables } from '../graphql.ts'

export const useReadPaymentsMutation = (options?: useMutation.Options<ReadPaymentsMutation, ReadPaymentsMutationVariables>) => useMutation(ReadPaymentsDocument, options)
