import { type SkipToken, useQuery } from '@apollo/client/react'
import { InvitationsDocument, type InvitationsQuery, type InvitationsQueryVariables } from '../graphql.ts'

export const useInvitationsQuery = (options?: useQuery.Options<InvitationsQuery, InvitationsQueryVariables> | SkipToken) => useQuery(InvitationsDocument, options)
