import { type SkipToken, useQuery } from '@apollo/client/react'
import { PublicLayoutDocument, type PublicLayoutQuery, type PublicLayoutQueryVariables } from '../graphql.ts'

export const usePublicLayoutQuery = (options?: useQuery.Options<PublicLayoutQuery, PublicLayoutQueryVariables> | SkipToken) => useQuery(PublicLayoutDocument, options)
