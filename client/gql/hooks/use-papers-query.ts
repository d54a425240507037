import { type SkipToken, useQuery } from '@apollo/client/react'
import { PapersDocument, type PapersQuery, type PapersQueryVariables } from '../graphql.ts'

export const usePapersQuery = (options?: useQuery.Options<PapersQuery, PapersQueryVariables> | SkipToken) => useQuery(PapersDocument, options)
