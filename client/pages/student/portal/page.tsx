import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import styled from 'styled-components'
import { loadLatest } from '#client/data/loader-context.ts'
import { graphql } from '#client/gql/gql.ts'
import { usePortalQuery } from '#client/gql/hooks/use-portal-query.ts'
import { StudentPage } from '#client/layouts/student-page.tsx'
import { localPath } from '#client/locales/locale.ts'
import { rich, t } from '#client/locales/t.ts'
import { paths } from '#client/paths.ts'
import { from, space } from '#client/theme/theme.ts'
import { Lang } from '#client/ui/lang.tsx'
import { Section } from '#client/ui/page.tsx'
import { NextExam } from './next-exam.tsx'
import { PageLinks } from './page-links.tsx'
import { PortalTiles } from './portal-tiles.tsx'

const PortalQuery = graphql(`
  query Portal {
    viewer { user { id name } }
    content { emptyPages }
    emptyStudentPages
    examSchedule { ...ExamRow }
    assignments { ...AssignmentRow }
    payments { ...PaymentRow }
    notices(first: 1) { nodes { id title type publishedAt } }
  }
`)

export async function loader({ context }: LoaderFunctionArgs) {
  await loadLatest(context, PortalQuery)
  return { now: Date.now() }
}

export function Component() {
  const { now } = useLoaderData<typeof loader>()
  const { data } = usePortalQuery()
  const name = data?.viewer.user?.name
  const next = data?.examSchedule[0]
  const emptyPages = data ? [...data.content.emptyPages, ...data.emptyStudentPages] : []
  const hasContent = (page: string) => !emptyPages.map(localPath).includes(page)
  return (
    <StudentPage
      title={t('Student Portal')}
      intro={
        name
          ? rich('Namaste, {name}. This is what comes next.', { name: <Lang>{name}</Lang> })
          : t('Namaste. This is what comes next.')
      }
    >
      {data && (
        <Next>
          {next && <NextExam exam={next} now={now} />}
          <PortalTiles
            assignments={data.assignments}
            payments={data.payments}
            notice={data.notices.nodes[0]}
            hasFees={hasContent(paths.payment)}
            hasAssignments={hasContent(paths.assignments)}
            now={now}
          />
        </Next>
      )}
      <Section title={t('On your desk')}>
        <PageLinks emptyPages={emptyPages} />
      </Section>
    </StudentPage>
  )
}

const Next = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};

  ${from('wide')} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`
