import { type SkipToken, useQuery } from '@apollo/client/react'
import { NewestExamDocument, type NewestExamQuery, type NewestExamQueryVariables } from '../graphql.ts'

export const useNewestExamQuery = (options?: useQuery.Options<NewestExamQuery, NewestExamQueryVariables> | SkipToken) => useQuery(NewestExamDocument, options)
