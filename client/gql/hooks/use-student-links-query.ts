import { type SkipToken, useQuery } from '@apollo/client/react'
import { StudentLinksDocument, type StudentLinksQuery, type StudentLinksQueryVariables } from '../graphql.ts'

export const useStudentLinksQuery = (options?: useQuery.Options<StudentLinksQuery, StudentLinksQueryVariables> | SkipToken) => useQuery(StudentLinksDocument, options)
