import { useMutation } from '@apollo/client/react'
import { AnswerRecheckRequestDocument, type AnswerRecheckRequestMutation, type AnswerRecheckRequestMutationVariables } from '../graphql.ts'

export const useAnswerRecheckRequestMutation = (options?: useMutation.Options<AnswerRecheckRequestMutation, AnswerRecheckRequestMutationVariables>) => useMutation(AnswerRecheckRequestDocument, options)
