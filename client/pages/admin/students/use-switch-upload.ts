import { failureMessage } from '#client/data/change-failure.ts'
import { forgetResults } from '#client/data/forget-results.ts'
import { graphql } from '#client/gql/gql.ts'
import type { StudentUploadRowFragment } from '#client/gql/graphql.ts'
import { useSetStudentUploadActiveMutation } from '#client/gql/hooks/use-set-student-upload-active-mutation.ts'
import { t } from '#client/locales/t.ts'
import { useToast } from '#client/ui/toast-context.ts'

graphql(`
  mutation SetStudentUploadActive($id: ID!, $isActive: Boolean!) {
    setStudentUploadActive(id: $id, isActive: $isActive) { id isActive }
  }
`)

/** Switches a list on or off. It changes at once, and back again if the server does not follow. */
export function useSwitchUpload(): (upload: StudentUploadRowFragment, isActive: boolean) => Promise<void> {
  const { toast } = useToast()
  const [setActive] = useSetStudentUploadActiveMutation()
  return async ({ id, fileName }, isActive) => {
    try {
      await setActive({
        variables: { id, isActive },
        optimisticResponse: { setStudentUploadActive: { __typename: 'StudentUpload', id, isActive } },
        update: forgetResults,
      })
      toast({
        title: isActive ? t('The list is active') : t('The list is inactive'),
        description: isActive
          ? t(
              'Results show the names of {fileName}, unless a newer active list has the candidate. So it is with its PINs and dates of birth.',
              { fileName },
            )
          : t(
              'Results show the names of {fileName} no more, and its PINs and dates of birth do not count; what older active lists say counts again.',
              { fileName },
            ),
        tone: 'success',
        about: id,
      })
    } catch (error) {
      toast({ ...failureMessage(error, t('Error')), about: id })
    }
  }
}
