import { useMutation } from '@apollo/client/react'
import { SetRecheckRulesOfExamDocument, type SetRecheckRulesOfExamMutation, type SetRecheckRulesOfExamMutationVariables } from '../graphql.ts'

export const useSetRecheckRulesOfExamMutation = (options?: useMutation.Options<SetRecheckRulesOfExamMutation, SetRecheckRulesOfExamMutationVariables>) => useMutation(SetRecheckRulesOfExamDocument, options)
