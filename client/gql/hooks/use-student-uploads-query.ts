import { type SkipToken, useQuery } from '@apollo/client/react'
import { StudentUploadsDocument, type StudentUploadsQuery, type StudentUploadsQueryVariables } from '../graphql.ts'

export const useStudentUploadsQuery = (options?: useQuery.Options<StudentUploadsQuery, StudentUploadsQueryVariables> | SkipToken) => useQuery(StudentUploadsDocument, options)
