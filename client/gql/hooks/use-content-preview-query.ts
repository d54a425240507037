import { type SkipToken, useQuery } from '@apollo/client/react'
import { ContentPreviewDocument, type ContentPreviewQuery, type ContentPreviewQueryVariables } from '../graphql.ts'

export const useContentPreviewQuery = (options: useQuery.Options<ContentPreviewQuery, ContentPreviewQueryVariables> | SkipToken) => useQuery(ContentPreviewDocument, options)
