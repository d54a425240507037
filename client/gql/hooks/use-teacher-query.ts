import { type SkipToken, useQuery } from '@apollo/client/react'
import { TeacherDocument, type TeacherQuery, type TeacherQueryVariables } from '../graphql.ts'

export const useTeacherQuery = (options?: useQuery.Options<TeacherQuery, TeacherQueryVariables> | SkipToken) => useQuery(TeacherDocument, options)
