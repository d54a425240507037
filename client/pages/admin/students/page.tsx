import type { LoaderFunctionArgs } from 'react-router-dom'
import { loadPage, usePageQuery } from '#client/data/page-query.ts'
import { GoneNotice } from '#client/features/import-preview/gone-notice.tsx'
import { ImportColumns, ImportPart } from '#client/features/import-preview/import-columns.ts'
import { ImportSteps } from '#client/features/import-preview/import-steps.tsx'
import { loadStaged, useImport } from '#client/features/import-preview/use-import.ts'
import { useStudentUploadsQuery } from '#client/gql/hooks/use-student-uploads-query.ts'
import { AdminPage } from '#client/layouts/admin-page.tsx'
import { t } from '#client/locales/t.ts'
import { StudentUploads } from './student-uploads.tsx'
import { StudentUploadsQuery } from './student-uploads-query.ts'
import { studentsImport } from './students-import.ts'
import { StudentsHelp, UploadStudents } from './upload-students.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const [page] = await Promise.all([
    loadPage(args.context, StudentUploadsQuery, {}),
    loadStaged(args, studentsImport),
  ])
  return page
}

export function Component() {
  const students = useImport(studentsImport)
  const { data, failure, refetch } = usePageQuery(useStudentUploadsQuery, {})
  const previewed = students.shown !== undefined
  return (
    <AdminPage title={t('Student Management')} intro={t('Upload and manage student data via CSV files.')}>
      {students.gone && (
        <GoneNotice file={students.file} onChoose={students.choose}>
          {t('If it was published, it is among the student lists below.')}
        </GoneNotice>
      )}
      <ImportColumns $previewed={previewed}>
        <ImportPart>
          <UploadStudents students={students} onPublished={() => void refetch()} />
          {!previewed && students.state.kind !== 'refused' && (
            <ImportSteps
              rows={t('students')}
              action={{
                title: t('You press Upload Students, and results show the names.'),
                more: t('Switching the list off or deleting it later brings back what counted before.'),
              }}
            />
          )}
        </ImportPart>
        {!previewed && <StudentsHelp />}
      </ImportColumns>
      <StudentUploads uploads={data?.studentUploads} failure={failure} onChanged={() => void refetch()} />
    </AdminPage>
  )
}
