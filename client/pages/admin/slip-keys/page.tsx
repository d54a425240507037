import type { LoaderFunctionArgs } from 'react-router-dom'
import { loadPage, usePageQuery } from '#client/data/page-query.ts'
import { graphql } from '#client/gql/gql.ts'
import type { SlipKeysQuery as Answer } from '#client/gql/graphql.ts'
import { useSlipKeysQuery } from '#client/gql/hooks/use-slip-keys-query.ts'
import { AdminPage } from '#client/layouts/admin-page.tsx'
import { rich, t } from '#client/locales/t.ts'
import { paths } from '#client/paths.ts'
import { Badge } from '#client/ui/badge.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Failure } from '#client/ui/failure.tsx'
import { ShownDate } from '#client/ui/shown-date.tsx'
import { Table, type TableColumn } from '#client/ui/table.tsx'
import { TableSkeleton } from '#client/ui/table-skeleton.tsx'
import { RotateKeys } from './rotate-keys.tsx'

const SlipKeysQuery = graphql(`
  query SlipKeys { slipKeys { id createdAt retiredAt } }
`)

type SlipKey = Answer['slipKeys'][number]

export async function loader({ context }: LoaderFunctionArgs) {
  return loadPage(context, SlipKeysQuery, {})
}

export function Component() {
  const { data, failure, retry } = usePageQuery(useSlipKeysQuery, {})
  return (
    <AdminPage
      title={t('Keys of result slips')}
      under={[{ label: t('Settings'), to: paths.adminSettings }]}
      intro={t(
        'Result slips are signed with the newest key. Slips that an older one has signed stay valid for ever.',
      )}
      actions={data && <RotateKeys onRotated={retry} />}
    >
      {failure ? (
        <Failure title={t('The keys could not be read')} {...failure} />
      ) : !data ? (
        <TableSkeleton label={t('Loading the keys')} headers={columns.map(({ header }) => header)} />
      ) : data.slipKeys.length === 0 ? (
        <EmptyState seed="slip-keys" title={t('There is no key yet')}>
          {t('It is made with the first result slip.')}
        </EmptyState>
      ) : (
        <Table
          caption={t('Keys of result slips, the newest first')}
          captionHidden
          columns={columns}
          rows={data.slipKeys}
          rowKey={({ id }) => id}
        />
      )}
    </AdminPage>
  )
}

const columns: TableColumn<SlipKey>[] = [
  { key: 'id', header: t('Key'), rowHeader: true, cell: ({ id }) => id },
  { key: 'made', header: t('Made'), cell: ({ createdAt }) => <ShownDate at={createdAt} stacked /> },
  {
    key: 'state',
    header: t('State'),
    cell: ({ retiredAt }) =>
      retiredAt ? (
        <Badge>{rich('Signed until {date}', { date: <ShownDate at={retiredAt} /> })}</Badge>
      ) : (
        <Badge tone="success" icon>
          {t('Signs')}
        </Badge>
      ),
  },
]
