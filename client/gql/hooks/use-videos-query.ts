import { type SkipToken, useQuery } from '@apollo/client/react'
import { VideosDocument, type VideosQuery, type VideosQueryVariables } from '../graphql.ts'

export const useVideosQuery = (options?: useQuery.Options<VideosQuery, VideosQueryVariables> | SkipToken) => useQuery(VideosDocument, options)
