import { type SkipToken, useQuery } from '@apollo/client/react'
import { TopPerformersDocument, type TopPerformersQuery, type TopPerformersQueryVariables } from '../graphql.ts'

export const useTopPerformersQuery = (options: useQuery.Options<TopPerformersQuery, TopPerformersQueryVariables> | SkipToken) => useQuery(TopPerformersDocument, options)
