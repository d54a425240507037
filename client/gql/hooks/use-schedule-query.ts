import { type SkipToken, useQuery } from '@apollo/client/react'
import { ScheduleDocument, type ScheduleQuery, type ScheduleQueryVariables } from '../graphql.ts'

export const useScheduleQuery = (options?: useQuery.Options<ScheduleQuery, ScheduleQueryVariables> | SkipToken) => useQuery(ScheduleDocument, options)
