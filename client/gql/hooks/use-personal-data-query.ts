import { type SkipToken, useQuery } from '@apollo/client/react'
import { PersonalDataDocument, type PersonalDataQuery, type PersonalDataQueryVariables } from '../graphql.ts'

export const usePersonalDataQuery = (options: useQuery.Options<PersonalDataQuery, PersonalDataQueryVariables> | SkipToken) => useQuery(PersonalDataDocument, options)
