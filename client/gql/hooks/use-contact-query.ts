import { type SkipToken, useQuery } from '@apollo/client/react'
import { ContactDocument, type ContactQuery, type ContactQueryVariables } from '../graphql.ts'

export const useContactQuery = (options?: useQuery.Options<ContactQuery, ContactQueryVariables> | SkipToken) => useQuery(ContactDocument, options)
