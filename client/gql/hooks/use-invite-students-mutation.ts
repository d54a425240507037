import { useMutation } from '@apollo/client/react'
import { InviteStudentsDocument, type InviteStudentsMutation, type InviteStudentsMutationVariables } from '../graphql.ts'

export const useInviteStudentsMutation = (options?: useMutation.Options<InviteStudentsMutation, InviteStudentsMutationVariables>) => useMutation(InviteStudentsDocument, options)
