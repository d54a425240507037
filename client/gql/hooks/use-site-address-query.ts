import { type SkipToken, useQuery } from '@apollo/client/react'
import { SiteAddressDocument, type SiteAddressQuery, type SiteAddressQueryVariables } from '../graphql.ts'

export const useSiteAddressQuery = (options?: useQuery.Options<SiteAddressQuery, SiteAddressQueryVariables> | SkipToken) => useQuery(SiteAddressDocument, options)
