import type { LoaderFunctionArgs } from 'react-router-dom'
import { loadPage, usePageQuery } from '#client/data/page-query.ts'
import { graphql } from '#client/gql/gql.ts'
import type { ManagedExamsQuery as Answer } from '#client/gql/graphql.ts'
import { useManagedExamsQuery } from '#client/gql/hooks/use-managed-exams-query.ts'
import { AdminPage } from '#client/layouts/admin-page.tsx'
import { AdminList } from '#client/lists/admin-list.tsx'
import { t } from '#client/locales/t.ts'
import { examPath, paths } from '#client/paths.ts'
import { Badge } from '#client/ui/badge.tsx'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Lang } from '#client/ui/lang.tsx'
import { plainDecimal } from '#client/ui/plain-decimal.ts'
import { ShownDate } from '#client/ui/shown-date.tsx'
import type { TableColumn } from '#client/ui/table.tsx'
import { TextLink } from '#client/ui/text-link.tsx'

const ManagedExamsQuery = graphql(`
  query ManagedExams {
    managedExams { id title date fullMarks passPercentage files state }
  }
`)

export async function loader({ context }: LoaderFunctionArgs) {
  return loadPage(context, ManagedExamsQuery, {})
}

export function Component() {
  const { data, failure } = usePageQuery(useManagedExamsQuery, {})
  return (
    <AdminPage
      title={t('Exams')}
      intro={t(
        'Title, date, full marks and pass mark of each exam, its lists to print, and how its results are distributed.',
      )}
    >
      <AdminList
        caption={t('Exams, newest first')}
        columns={columns}
        rows={data?.managedExams}
        loading={t('Loading exams')}
        failed={t('The exams could not be read')}
        failure={failure}
        empty={
          <EmptyState
            seed="no-exams"
            title={t('No exams yet')}
            actions={<ButtonLink to={paths.adminAddResult}>{t('Add Result')}</ButtonLink>}
          >
            {t('An exam is here as soon as its first results are published.')}
          </EmptyState>
        }
      />
    </AdminPage>
  )
}

const columns: TableColumn<Answer['managedExams'][number]>[] = [
  {
    key: 'title',
    header: t('Exam'),
    rowHeader: true,
    cell: ({ id, title, state }) => (
      <>
        <TextLink to={examPath(paths.adminExam, id)}>
          <Lang>{title}</Lang>
        </TextLink>{' '}
        {state !== 'RELEASED' && (
          <Badge tone={state === 'WITHDRAWN' ? 'danger' : 'info'} icon>
            {state === 'WITHDRAWN' ? t('Withdrawn') : t('Not released')}
          </Badge>
        )}
      </>
    ),
  },
  { key: 'id', header: t('Exam ID'), cell: ({ id }) => id },
  {
    key: 'date',
    header: t('Exam date'),
    cell: ({ date }) => (date ? <ShownDate at={date} stacked /> : t('No date')),
  },
  {
    key: 'pass',
    header: t('Pass mark'),
    align: 'end',
    cell: ({ passPercentage }) => `${plainDecimal(passPercentage)}%`,
  },
  { key: 'files', header: t('Files'), align: 'end', cell: ({ files }) => files },
]
