import { type SkipToken, useQuery } from '@apollo/client/react'
import { AdminVideosDocument, type AdminVideosQuery, type AdminVideosQueryVariables } from '../graphql.ts'

export const useAdminVideosQuery = (options?: useQuery.Options<AdminVideosQuery, AdminVideosQueryVariables> | SkipToken) => useQuery(AdminVideosDocument, options)
