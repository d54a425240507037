import { type SkipToken, useQuery } from '@apollo/client/react'
import { ManagedNoticesDocument, type ManagedNoticesQuery, type ManagedNoticesQueryVariables } from '../graphql.ts'

export const useManagedNoticesQuery = (options: useQuery.Options<ManagedNoticesQuery, ManagedNoticesQueryVariables> | SkipToken) => useQuery(ManagedNoticesDocument, options)
