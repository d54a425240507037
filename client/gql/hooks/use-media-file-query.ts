import { type SkipToken, useQuery } from '@apollo/client/react'
import { MediaFileDocument, type MediaFileQuery, type MediaFileQueryVariables } from '../graphql.ts'

export const useMediaFileQuery = (options: useQuery.Options<MediaFileQuery, MediaFileQueryVariables> | SkipToken) => useQuery(MediaFileDocument, options)
