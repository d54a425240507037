import type { LoaderFunctionArgs } from 'react-router-dom'
import styled from 'styled-components'
import { loadPage, usePageQuery } from '#client/apollo/page-query.ts'
import { GoneNotice } from '#client/features/import-preview/gone-notice.tsx'
import { ImportSteps } from '#client/features/import-preview/import-steps.tsx'
import { StudentsHelp } from '#client/features/import-preview/students/students-help.tsx'
import { studentsImport } from '#client/features/import-preview/students/students-import.ts'
import { UploadStudents } from '#client/features/import-preview/students/upload-students.tsx'
import { loadStaged, useImport } from '#client/features/import-preview/use-import.ts'
import { StudentUploads } from '#client/features/student-uploads/student-uploads.tsx'
import { StudentUploadsQuery } from '#client/features/student-uploads/student-uploads-query.ts'
import { AdminPage } from '#client/shell/admin-page.tsx'
import { from, space } from '#client/theme/theme.ts'

export async function loader(args: LoaderFunctionArgs) {
  const [page] = await Promise.all([
    loadPage(args.context, StudentUploadsQuery, {}),
    loadStaged(args, studentsImport),
  ])
  return page
}

export function Component() {
  const students = useImport(studentsImport)
  const { data, failure, retry, retrying, refetch } = usePageQuery(StudentUploadsQuery, {})
  const previewed = students.shown !== undefined
  return (
    <AdminPage title="Student Management" intro="Upload and manage student data via CSV files.">
      {students.gone && <GoneNotice file={students.file} onChoose={students.choose} />}
      <Desk $previewed={previewed}>
        <Upload>
          <UploadStudents students={students} onPublished={() => void refetch()} />
          {!previewed && students.state.kind !== 'refused' && (
            <ImportSteps
              rows="students"
              deed={{
                title: 'You press Upload Students, and results show the names.',
                more: 'Switching the list off or deleting it later brings back what counted before.',
              }}
            />
          )}
        </Upload>
        {!previewed && <StudentsHelp />}
      </Desk>
      <StudentUploads
        uploads={data?.studentUploads}
        failure={failure}
        onRetry={retry}
        retrying={retrying}
        onChanged={() => void refetch()}
      />
    </AdminPage>
  )
}

const Upload = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
`

const Desk = styled.div<{ $previewed: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  align-items: start;

  ${from('large')} {
    grid-template-columns: ${({ $previewed }) => ($previewed ? 'minmax(0, 1fr)' : 'minmax(0, 3fr) minmax(0, 2fr)')};
  }
`
