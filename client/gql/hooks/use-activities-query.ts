import { type SkipToken, useQuery } from '@apollo/client/react'
import { ActivitiesDocument, type ActivitiesQuery, type ActivitiesQueryVariables } from '../graphql.ts'

export const useActivitiesQuery = (options?: useQuery.Options<ActivitiesQuery, ActivitiesQueryVariables> | SkipToken) => useQuery(ActivitiesDocument, options)
