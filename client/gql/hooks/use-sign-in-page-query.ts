import { type SkipToken, useQuery } from '@apollo/client/react'
import { SignInPageDocument, type SignInPageQuery, type SignInPageQueryVariables } from '../graphql.ts'

export const useSignInPageQuery = (options?: useQuery.Options<SignInPageQuery, SignInPageQueryVariables> | SkipToken) => useQuery(SignInPageDocument, options)
