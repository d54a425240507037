import { type SkipToken, useQuery } from '@apollo/client/react'
import { MaterialsDocument, type MaterialsQuery, type MaterialsQueryVariables } from '../graphql.ts'

export const useMaterialsQuery = (options?: useQuery.Options<MaterialsQuery, MaterialsQueryVariables> | SkipToken) => useQuery(MaterialsDocument, options)
