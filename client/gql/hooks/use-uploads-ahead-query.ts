import { type SkipToken, useQuery } from '@apollo/client/react'
import { UploadsAheadDocument, type UploadsAheadQuery, type UploadsAheadQueryVariables } from '../graphql.ts'

export const useUploadsAheadQuery = (options: useQuery.Options<UploadsAheadQuery, UploadsAheadQueryVariables> | SkipToken) => useQuery(UploadsAheadDocument, options)
