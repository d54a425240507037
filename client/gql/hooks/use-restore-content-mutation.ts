import { useMutation } from '@apollo/client/react'
import { RestoreContentDocument, type RestoreContentMutation, type RestoreContentMutationVariables } from '../graphql.ts'

export const useRestoreContentMutation = (options?: useMutation.Options<RestoreContentMutation, RestoreContentMutationVariables>) => useMutation(RestoreContentDocument, options)
