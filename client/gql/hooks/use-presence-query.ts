import { type SkipToken, useQuery } from '@apollo/client/react'
import { PresenceDocument, type PresenceQuery, type PresenceQueryVariables } from '../graphql.ts'

export const usePresenceQuery = (options?: useQuery.Options<PresenceQuery, PresenceQueryVariables> | SkipToken) => useQuery(PresenceDocument, options)
