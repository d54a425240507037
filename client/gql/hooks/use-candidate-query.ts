import { type SkipToken, useQuery } from '@apollo/client/react'
import { CandidateDocument, type CandidateQuery, type CandidateQueryVariables } from '../graphql.ts'

export const useCandidateQuery = (options: useQuery.Options<CandidateQuery, CandidateQueryVariables> | SkipToken) => useQuery(CandidateDocument, options)
