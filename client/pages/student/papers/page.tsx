import type { LoaderFunctionArgs } from 'react-router-dom'
import { loadLatest } from '#client/data/loader-context.ts'
import { graphql } from '#client/gql/gql.ts'
import { usePapersQuery } from '#client/gql/hooks/use-papers-query.ts'
import { NothingPublished } from '#client/layouts/nothing-published.tsx'
import { StudentPage } from '#client/layouts/student-page.tsx'
import { t } from '#client/locales/t.ts'
import { PaperTable } from './paper-table.tsx'

const PapersQuery = graphql(`
  query Papers {
    previousPapers { ...PaperRow }
  }
`)

export async function loader({ context }: LoaderFunctionArgs) {
  await loadLatest(context, PapersQuery)
  return null
}

export function Component() {
  const { data } = usePapersQuery()
  return (
    <StudentPage
      title={t('Previous Papers')}
      intro={t('Questions of earlier exams, with the time that was given for them.')}
    >
      {data &&
        (data.previousPapers.length > 0 ? (
          <PaperTable papers={data.previousPapers} />
        ) : (
          <NothingPublished seed="papers" />
        ))}
    </StudentPage>
  )
}
