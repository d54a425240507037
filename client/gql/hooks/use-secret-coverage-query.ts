import { type SkipToken, useQuery } from '@apollo/client/react'
import { SecretCoverageDocument, type SecretCoverageQuery, type SecretCoverageQueryVariables } from '../graphql.ts'

export const useSecretCoverageQuery = (options: useQuery.Options<SecretCoverageQuery, SecretCoverageQueryVariables> | SkipToken) => useQuery(SecretCoverageDocument, options)
