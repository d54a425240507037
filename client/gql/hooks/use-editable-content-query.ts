import { type SkipToken, useQuery } from '@apollo/client/react'
import { EditableContentDocument, type EditableContentQuery, type EditableContentQueryVariables } from '../graphql.ts'

export const useEditableContentQuery = (options?: useQuery.Options<EditableContentQuery, EditableContentQueryVariables> | SkipToken) => useQuery(EditableContentDocument, options)
