import { type SkipToken, useQuery } from '@apollo/client/react'
import { UsersDocument, type UsersQuery, type UsersQueryVariables } from '../graphql.ts'

export const useUsersQuery = (options?: useQuery.Options<UsersQuery, UsersQueryVariables> | SkipToken) => useQuery(UsersDocument, options)
