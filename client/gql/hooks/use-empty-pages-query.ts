import { type SkipToken, useQuery } from '@apollo/client/react'
import { EmptyPagesDocument, type EmptyPagesQuery, type EmptyPagesQueryVariables } from '../graphql.ts'

export const useEmptyPagesQuery = (options?: useQuery.Options<EmptyPagesQuery, EmptyPagesQueryVariables> | SkipToken) => useQuery(EmptyPagesDocument, options)
