import { type SkipToken, useQuery } from '@apollo/client/react'
import { ManagedExamsDocument, type ManagedExamsQuery, type ManagedExamsQueryVariables } from '../graphql.ts'

export const useManagedExamsQuery = (options?: useQuery.Options<ManagedExamsQuery, ManagedExamsQueryVariables> | SkipToken) => useQuery(ManagedExamsDocument, options)
