import { type SkipToken, useQuery } from '@apollo/client/react'
import { SignInAgainDocument, type SignInAgainQuery, type SignInAgainQueryVariables } from '../graphql.ts'

export const useSignInAgainQuery = (options?: useQuery.Options<SignInAgainQuery, SignInAgainQueryVariables> | SkipToken) => useQuery(SignInAgainDocument, options)
