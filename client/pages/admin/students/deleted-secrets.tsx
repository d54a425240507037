import { errorMessage } from '#client/data/error-message.ts'
import type { StudentUploadDeletionQuery as Answer } from '#client/gql/graphql.ts'
import { useStudentUploadDeletionQuery } from '#client/gql/hooks/use-student-upload-deletion-query.ts'
import { t } from '#client/locales/t.ts'
import { studentCount } from '#client/ui/counts.ts'
import { Skeleton } from '#client/ui/skeleton.tsx'

interface DeletedSecretsProps {
  found: Answer['studentUploadDeletion'] | undefined
  failure: string | undefined
}

/** Counts whose PIN or date of birth goes with the lists. Uploads and new PINs change it, so each question asks again. */
export function useDeletedSecrets(deleted: readonly { id: string }[]): DeletedSecretsProps {
  const { data, error } = useStudentUploadDeletionQuery({
    variables: { ids: deleted.map(({ id }) => id) },
    fetchPolicy: 'no-cache',
  })
  return { found: data?.studentUploadDeletion, failure: error && errorMessage(error) }
}

/** For how many students PINs and dates of birth stop working. */
export function DeletedSecrets({ found, failure }: DeletedSecretsProps) {
  if (failure !== undefined) {
    return (
      <p>
        {t(
          'PINs and dates of birth could not be counted: {failure} Those that no other active list has stop working.',
          { failure },
        )}
      </p>
    )
  }
  if (!found) {
    return (
      <div role="status" aria-label={t('Counting PINs and dates of birth')}>
        <Skeleton width="90%" />
      </div>
    )
  }
  const { pins, birthDates } = found
  const students = studentCount
  const words = [
    pins.lost > 0 &&
      t('PINs stop working for {students}: they need new cards or a list with their PINs.', {
        students: students(pins.lost),
      }),
    pins.replaced > 0 &&
      t('PINs of older lists count again for {students}: newer ones stop working.', {
        students: students(pins.replaced),
      }),
    birthDates.lost > 0 &&
      t('Dates of birth stop working for {students}, until a list with them is uploaded.', {
        students: students(birthDates.lost),
      }),
    birthDates.replaced > 0 &&
      t('Dates of birth of older lists count again for {students}: newer ones stop working.', {
        students: students(birthDates.replaced),
      }),
  ].filter((line) => line !== false)
  if (words.length === 0) return null
  return (
    <ul>
      {words.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
