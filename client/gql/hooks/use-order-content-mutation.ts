import { useMutation } from '@apollo/client/react'
import { OrderContentDocument, type OrderContentMutation, type OrderContentMutationVariables } from '../graphql.ts'

export const useOrderContentMutation = (options?: useMutation.Options<OrderContentMutation, OrderContentMutationVariables>) => useMutation(OrderContentDocument, options)
