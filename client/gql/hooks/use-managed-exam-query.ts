import { type SkipToken, useQuery } from '@apollo/client/react'
import { ManagedExamDocument, type ManagedExamQuery, type ManagedExamQueryVariables } from '../graphql.ts'

export const useManagedExamQuery = (options: useQuery.Options<ManagedExamQuery, ManagedExamQueryVariables> | SkipToken) => useQuery(ManagedExamDocument, options)
