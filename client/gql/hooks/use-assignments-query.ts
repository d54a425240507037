import { type SkipToken, useQuery } from '@apollo/client/react'
import { AssignmentsDocument, type AssignmentsQuery, type AssignmentsQueryVariables } from '../graphql.ts'

export const useAssignmentsQuery = (options?: useQuery.Options<AssignmentsQuery, AssignmentsQueryVariables> | SkipToken) => useQuery(AssignmentsDocument, options)
