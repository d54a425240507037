import { useMutation } from '@apollo/client/react'
import { SetNightlyBackupDocument, type SetNightlyBackupMutation, type SetNightlyBackupMutationVariables } from '../graphql.ts'

export const useSetNightlyBackupMutation = (options?: useMutation.Options<SetNightlyBackupMutation, SetNightlyBackupMutationVariables>) => useMutation(SetNightlyBackupDocument, options)
