import { type SkipToken, useQuery } from '@apollo/client/react'
import { HomeDocument, type HomeQuery, type HomeQueryVariables } from '../graphql.ts'

export const useHomeQuery = (options?: useQuery.Options<HomeQuery, HomeQueryVariables> | SkipToken) => useQuery(HomeDocument, options)
