import type { LoaderFunctionArgs } from 'react-router-dom'
import { loadLatest } from '#client/data/loader-context.ts'
import { graphql } from '#client/gql/gql.ts'
import { usePapersQuery } from '#client/gql/hooks/use-papers-query.ts'
import { StudentListPage } from '#client/layouts/student-list-page.tsx'
import { rich, t } from '#client/locales/t.ts'
import { ShownDate } from '#client/ui/shown-date.tsx'
import { Text } from '#client/ui/text.ts'

const PapersQuery = graphql(`
  query Papers {
    previousPapers { id title course heldOn questionCount minutes pdf { ...DownloadPdf } }
  }
`)

export async function loader({ context }: LoaderFunctionArgs) {
  await loadLatest(context, PapersQuery)
  return null
}

export function Component() {
  const { data } = usePapersQuery()
  return (
    <StudentListPage
      title={t('Previous Papers')}
      intro={t('Questions of earlier exams, with the time that was given for them.')}
      seed="papers"
      items={data?.previousPapers.map(({ id, title, course, heldOn, questionCount, minutes, pdf }) => ({
        id,
        title,
        day: heldOn,
        kind: course,
        facts: (
          <Text $tone="muted" $size="small">
            {rich('{day}, {count} questions in {minutes} min', {
              day: <ShownDate at={heldOn} />,
              count: questionCount,
              minutes,
            })}
          </Text>
        ),
        pdf,
      }))}
    />
  )
}
