import { type SkipToken, useQuery } from '@apollo/client/react'
import { FindStagedStudentsDocument, type FindStagedStudentsQuery, type FindStagedStudentsQueryVariables } from '../graphql.ts'

export const useFindStagedStudentsQuery = (options: useQuery.Options<FindStagedStudentsQuery, FindStagedStudentsQueryVariables> | SkipToken) => useQuery(FindStagedStudentsDocument, options)
