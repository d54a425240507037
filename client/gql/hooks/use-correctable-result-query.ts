import { type SkipToken, useQuery } from '@apollo/client/react'
import { CorrectableResultDocument, type CorrectableResultQuery, type CorrectableResultQueryVariables } from '../graphql.ts'

export const useCorrectableResultQuery = (options: useQuery.Options<CorrectableResultQuery, CorrectableResultQueryVariables> | SkipToken) => useQuery(CorrectableResultDocument, options)
