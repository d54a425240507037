import { type SkipToken, useQuery } from '@apollo/client/react'
import { AccountDocument, type AccountQuery, type AccountQueryVariables } from '../graphql.ts'

export const useAccountQuery = (options?: useQuery.Options<AccountQuery, AccountQueryVariables> | SkipToken) => useQuery(AccountDocument, options)
