import { useMutation } from '@apollo/client/react'
import { SetNoticeActiveDocument, type SetNoticeActiveMutation, type SetNoticeActiveMutationVariables } from '../graphql.ts'

export const useSetNoticeActiveMutation = (options?: useMutation.Options<SetNoticeActiveMutation, SetNoticeActiveMutationVariables>) => useMutation(SetNoticeActiveDocument, options)
