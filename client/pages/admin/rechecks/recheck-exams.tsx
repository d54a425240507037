import { usePageQuery } from '#client/data/page-query.ts'
import type { RecheckExamsQuery as Answer } from '#client/gql/graphql.ts'
import { useRecheckExamsQuery } from '#client/gql/hooks/use-recheck-exams-query.ts'
import { AdminPage } from '#client/layouts/admin-page.tsx'
import { AdminList } from '#client/lists/admin-list.tsx'
import { t } from '#client/locales/t.ts'
import { examPath, paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Lang } from '#client/ui/lang.tsx'
import type { TableColumn } from '#client/ui/table.tsx'
import { TextLink } from '#client/ui/text-link.tsx'
import { grouped } from '#shared/digits.ts'

const columns: TableColumn<Answer['recheckExams'][number]>[] = [
  {
    key: 'exam',
    header: t('Exam'),
    rowHeader: true,
    cell: ({ id, title }) => (
      <TextLink to={examPath(paths.adminRechecks, id)}>
        <Lang>{title}</Lang>
      </TextLink>
    ),
  },
  { key: 'open', header: t('Open'), align: 'end', cell: ({ open }) => grouped(open) },
  {
    key: 'resolved',
    header: t('Answered or closed'),
    align: 'end',
    cell: ({ resolved }) => grouped(resolved),
  },
]

/** The exams with requests for a re-check. */
export function RecheckExams() {
  const { data, failure } = usePageQuery(useRecheckExamsQuery, {})
  return (
    <AdminPage
      title={t('Re-checks')}
      intro={t(
        'What candidates asked to be checked again. For each exam you choose whether and until when they may ask.',
      )}
    >
      <AdminList
        caption={t('Exams with requests, those with the most open ones first')}
        columns={columns}
        rows={data?.recheckExams}
        loading={t('Loading re-checks')}
        failed={t('The requests could not be read')}
        failure={failure}
        empty={
          <EmptyState
            seed="no-rechecks"
            title={t('No requests')}
            actions={<ButtonLink to={paths.adminExams}>{t('Exams')}</ButtonLink>}
          >
            {t('Allow re-checks on an exam’s page: candidates then ask on their result.')}
          </EmptyState>
        }
      />
    </AdminPage>
  )
}
