import { useMutation } from '@apollo/client/react'
import { LiftSecretLimitDocument, type LiftSecretLimitMutation, type LiftSecretLimitMutationVariables } from '../graphql.ts'

export const useLiftSecretLimitMutation = (options?: useMutation.Options<LiftSecretLimitMutation, LiftSecretLimitMutationVariables>) => useMutation(LiftSecretLimitDocument, options)
