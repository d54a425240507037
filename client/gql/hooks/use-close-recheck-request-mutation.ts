import { useMutation } from '@apollo/client/react'
import { CloseRecheckRequestDocument, type CloseRecheckRequestMutation, type CloseRecheckRequestMutationVariables } from '../graphql.ts'

export const useCloseRecheckRequestMutation = (options?: useMutation.Options<CloseRecheckRequestMutation, CloseRecheckRequestMutationVariables>) => useMutation(CloseRecheckRequestDocument, options)
