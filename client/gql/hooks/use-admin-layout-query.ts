import { type SkipToken, useQuery } from '@apollo/client/react'
import { AdminLayoutDocument, type AdminLayoutQuery, type AdminLayoutQueryVariables } from '../graphql.ts'

export const useAdminLayoutQuery = (options?: useQuery.Options<AdminLayoutQuery, AdminLayoutQueryVariables> | SkipToken) => useQuery(AdminLayoutDocument, options)
