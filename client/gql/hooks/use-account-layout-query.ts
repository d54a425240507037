import { type SkipToken, useQuery } from '@apollo/client/react'
import { AccountLayoutDocument, type AccountLayoutQuery, type AccountLayoutQueryVariables } from '../graphql.ts'

export const useAccountLayoutQuery = (options?: useQuery.Options<AccountLayoutQuery, AccountLayoutQueryVariables> | SkipToken) => useQuery(AccountLayoutDocument, options)
