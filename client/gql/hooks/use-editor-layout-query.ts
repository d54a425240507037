import { type SkipToken, useQuery } from '@apollo/client/react'
import { EditorLayoutDocument, type EditorLayoutQuery, type EditorLayoutQueryVariables } from '../graphql.ts'

export const useEditorLayoutQuery = (options?: useQuery.Options<EditorLayoutQuery, EditorLayoutQueryVariables> | SkipToken) => useQuery(EditorLayoutDocument, options)
