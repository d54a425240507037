import { type SkipToken, useQuery } from '@apollo/client/react'
import { PortalDocument, type PortalQuery, type PortalQueryVariables } from '../graphql.ts'

export const usePortalQuery = (options?: useQuery.Options<PortalQuery, PortalQueryVariables> | SkipToken) => useQuery(PortalDocument, options)
