import { type SkipToken, useQuery } from '@apollo/client/react'
import { StudentGroupsDocument, type StudentGroupsQuery, type StudentGroupsQueryVariables } from '../graphql.ts'

export const useStudentGroupsQuery = (options: useQuery.Options<StudentGroupsQuery, StudentGroupsQueryVariables> | SkipToken) => useQuery(StudentGroupsDocument, options)
