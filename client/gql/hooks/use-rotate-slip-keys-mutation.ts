import { useMutation } from '@apollo/client/react'
import { RotateSlipKeysDocument, type RotateSlipKeysMutation, type RotateSlipKeysMutationVariables } from '../graphql.ts'

export const useRotateSlipKeysMutation = (options?: useMutation.Options<RotateSlipKeysMutation, RotateSlipKeysMutationVariables>) => useMutation(RotateSlipKeysDocument, options)
