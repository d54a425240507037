import { type SkipToken, useQuery } from '@apollo/client/react'
import { PaymentsDocument, type PaymentsQuery, type PaymentsQueryVariables } from '../graphql.ts'

export const usePaymentsQuery = (options?: useQuery.Options<PaymentsQuery, PaymentsQueryVariables> | SkipToken) => useQuery(PaymentsDocument, options)
