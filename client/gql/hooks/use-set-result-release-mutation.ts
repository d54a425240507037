import { useMutation } from '@apollo/client/react'
import { SetResultReleaseDocument, type SetResultReleaseMutation, type SetResultReleaseMutationVariables } from '../graphql.ts'

export const useSetResultReleaseMutation = (options?: useMutation.Options<SetResultReleaseMutation, SetResultReleaseMutationVariables>) => useMutation(SetResultReleaseDocument, options)
