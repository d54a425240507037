import { type SkipToken, useQuery } from '@apollo/client/react'
import { StudentUploadDeletionDocument, type StudentUploadDeletionQuery, type StudentUploadDeletionQueryVariables } from '../graphql.ts'

export const useStudentUploadDeletionQuery = (options: useQuery.Options<StudentUploadDeletionQuery, StudentUploadDeletionQueryVariables> | SkipToken) => useQuery(StudentUploadDeletionDocument, options)
