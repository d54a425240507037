import { type SkipToken, useQuery } from '@apollo/client/react'
import { StudentLayoutDocument, type StudentLayoutQuery, type StudentLayoutQueryVariables } from '../graphql.ts'

export const useStudentLayoutQuery = (options?: useQuery.Options<StudentLayoutQuery, StudentLayoutQueryVariables> | SkipToken) => useQuery(StudentLayoutDocument, options)
