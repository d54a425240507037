import { type SkipToken, useQuery } from '@apollo/client/react'
import { LegalPartyDocument, type LegalPartyQuery, type LegalPartyQueryVariables } from '../graphql.ts'

export const useLegalPartyQuery = (options?: useQuery.Options<LegalPartyQuery, LegalPartyQueryVariables> | SkipToken) => useQuery(LegalPartyDocument, options)
