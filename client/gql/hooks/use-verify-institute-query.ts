import { type SkipToken, useQuery } from '@apollo/client/react'
import { VerifyInstituteDocument, type VerifyInstituteQuery, type VerifyInstituteQueryVariables } from '../graphql.ts'

export const useVerifyInstituteQuery = (options?: useQuery.Options<VerifyInstituteQuery, VerifyInstituteQueryVariables> | SkipToken) => useQuery(VerifyInstituteDocument, options)
