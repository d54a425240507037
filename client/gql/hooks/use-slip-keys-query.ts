import { type SkipToken, useQuery } from '@apollo/client/react'
import { SlipKeysDocument, type SlipKeysQuery, type SlipKeysQueryVariables } from '../graphql.ts'

export const useSlipKeysQuery = (options?: useQuery.Options<SlipKeysQuery, SlipKeysQueryVariables> | SkipToken) => useQuery(SlipKeysDocument, options)
