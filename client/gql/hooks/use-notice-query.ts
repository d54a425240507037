import { type SkipToken, useQuery } from '@apollo/client/react'
import { NoticeDocument, type NoticeQuery, type NoticeQueryVariables } from '../graphql.ts'

export const useNoticeQuery = (options: useQuery.Options<NoticeQuery, NoticeQueryVariables> | SkipToken) => useQuery(NoticeDocument, options)
