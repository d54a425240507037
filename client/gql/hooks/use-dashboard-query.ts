import { type SkipToken, useQuery } from '@apollo/client/react'
import { DashboardDocument, type DashboardQuery, type DashboardQueryVariables } from '../graphql.ts'

export const useDashboardQuery = (options?: useQuery.Options<DashboardQuery, DashboardQueryVariables> | SkipToken) => useQuery(DashboardDocument, options)
