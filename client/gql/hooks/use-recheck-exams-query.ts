import { type SkipToken, useQuery } from '@apollo/client/react'
import { RecheckExamsDocument, type RecheckExamsQuery, type RecheckExamsQueryVariables } from '../graphql.ts'

export const useRecheckExamsQuery = (options?: useQuery.Options<RecheckExamsQuery, RecheckExamsQueryVariables> | SkipToken) => useQuery(RecheckExamsDocument, options)
