import { type SkipToken, useQuery } from '@apollo/client/react'
import { SiteHeadDocument, type SiteHeadQuery, type SiteHeadQueryVariables } from '../graphql.ts'

export const useSiteHeadQuery = (options?: useQuery.Options<SiteHeadQuery, SiteHeadQueryVariables> | SkipToken) => useQuery(SiteHeadDocument, options)
