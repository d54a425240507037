import { type SkipToken, useQuery } from '@apollo/client/react'
import { SyllabusDocument, type SyllabusQuery, type SyllabusQueryVariables } from '../graphql.ts'

export const useSyllabusQuery = (options?: useQuery.Options<SyllabusQuery, SyllabusQueryVariables> | SkipToken) => useQuery(SyllabusDocument, options)
