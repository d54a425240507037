import { useMutation } from '@apollo/client/react'
import { MakePinsDocument, type MakePinsMutation, type MakePinsMutationVariables } from '../graphql.ts'

export const useMakePinsMutation = (options?: useMutation.Options<MakePinsMutation, MakePinsMutationVariables>) => useMutation(MakePinsDocument, options)
