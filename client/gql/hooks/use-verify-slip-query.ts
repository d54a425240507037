import { type SkipToken, useQuery } from '@apollo/client/react'
import { VerifySlipDocument, type VerifySlipQuery, type VerifySlipQueryVariables } from '../graphql.ts'

export const useVerifySlipQuery = (options?: useQuery.Options<VerifySlipQuery, VerifySlipQueryVariables> | SkipToken) => useQuery(VerifySlipDocument, options)
