import type { LoaderFunctionArgs } from 'react-router-dom'
import { loadLatest } from '#client/data/loader-context.ts'
import { graphql } from '#client/gql/gql.ts'
import { useSyllabusQuery } from '#client/gql/hooks/use-syllabus-query.ts'
import { NothingPublished } from '#client/layouts/nothing-published.tsx'
import { StudentPage } from '#client/layouts/student-page.tsx'
import { t } from '#client/locales/t.ts'
import { Tabs } from '#client/ui/tabs.tsx'
import { SyllabusSheet } from './syllabus-sheet.tsx'

const SyllabusQuery = graphql(`
  query Syllabus {
    syllabus { ...SyllabusSheet }
  }
`)

export async function loader({ context }: LoaderFunctionArgs) {
  await loadLatest(context, SyllabusQuery)
  return null
}

export function Component() {
  const { data } = useSyllabusQuery()
  return (
    <StudentPage
      title={t('Course Syllabus')}
      intro={t('What each course teaches, and how the lessons are shared out.')}
    >
      {data &&
        (data.syllabus.length > 0 ? (
          <Tabs
            label={t('Courses')}
            tabs={data.syllabus.map((syllabus) => ({
              id: syllabus.id,
              label: syllabus.course,
              panel: <SyllabusSheet syllabus={syllabus} />,
            }))}
          />
        ) : (
          <NothingPublished seed="syllabus" />
        ))}
    </StudentPage>
  )
}
