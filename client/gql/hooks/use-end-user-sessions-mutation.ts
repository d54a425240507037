import { useMutation } from '@apollo/client/react'
import { EndUserSessionsDocument, type EndUserSessionsMutation, type EndUserSessionsMutationVariables } from '../graphql.ts'

export const useEndUserSessionsMutation = (options?: useMutation.Options<EndUserSessionsMutation, EndUserSessionsMutationVariables>) => useMutation(EndUserSessionsDocument, options)
