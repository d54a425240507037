import { useMutation } from '@apollo/client/react'
import { PublishContentDocument, type PublishContentMutation, type PublishContentMutationVariables } from '../graphql.ts'

export const usePublishContentMutation = (options?: useMutation.Options<PublishContentMutation, PublishContentMutationVariables>) => useMutation(PublishContentDocument, options)
