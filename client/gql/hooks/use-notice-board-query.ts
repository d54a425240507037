import { type SkipToken, useQuery } from '@apollo/client/react'
import { NoticeBoardDocument, type NoticeBoardQuery, type NoticeBoardQueryVariables } from '../graphql.ts'

export const useNoticeBoardQuery = (options?: useQuery.Options<NoticeBoardQuery, NoticeBoardQueryVariables> | SkipToken) => useQuery(NoticeBoardDocument, options)
