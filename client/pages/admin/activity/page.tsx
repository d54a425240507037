import FileDown from 'lucide-react/icons/file-down'
import Search from 'lucide-react/icons/search'
import { Form, type LoaderFunctionArgs, useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { loadPage, usePageQuery } from '#client/data/page-query.ts'
import { ActivityList, ActivitySkeleton } from '#client/features/activity/activity-list.tsx'
import { useActivitiesQuery } from '#client/gql/hooks/use-activities-query.ts'
import { AdminPage } from '#client/layouts/admin-page.tsx'
import { t } from '#client/locales/t.ts'
import { activityFile, paths } from '#client/paths.ts'
import { from as fromWidth, space } from '#client/theme/theme.ts'
import { Button } from '#client/ui/button.tsx'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { DateInput } from '#client/ui/date-input.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Failure } from '#client/ui/failure.tsx'
import { Field } from '#client/ui/field.tsx'
import { ListColumn } from '#client/ui/list-tools.tsx'
import { Pager } from '#client/ui/pager.tsx'
import { TitledSheet } from '#client/ui/sheet.tsx'
import { TextInput } from '#client/ui/text-input.tsx'
import { useAddressFields } from '#client/ui/use-address-fields.ts'
import { ActivitiesQuery, activityVariables, readActivityFilter } from './activity-query.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  return loadPage(context, ActivitiesQuery, activityVariables(new URL(request.url).searchParams))
}

export function Component() {
  const [params] = useSearchParams()
  const variables = activityVariables(params)
  const { latest, stale, now, failure } = usePageQuery(useActivitiesQuery, variables)
  const filter = readActivityFilter(params)
  const query = new URLSearchParams(Object.entries(filter).filter(([, text]) => text !== ''))
  const addressOf = (path: string, ...more: [name: string, value: string][]) => {
    const search = new URLSearchParams([...query, ...more]).toString()
    return search === '' ? path : `${path}?${search}`
  }
  const file = addressOf(activityFile, ...variables.noted.map((word): [string, string] => ['noted', word]))
  const found = latest?.activities
  return (
    <AdminPage
      title={t('Activity')}
      intro={t('What staff published, changed and deleted in the last three years.')}
      actions={
        <ButtonLink variant="secondary" reloadDocument to={file} icon={<FileDown />}>
          {t('Download as CSV')}
        </ButtonLink>
      }
    >
      <ListColumn aria-busy={stale}>
        <ActivityFilter filter={filter} />
        {failure ? (
          <Failure title={t('The activity log could not be read')} {...failure} />
        ) : (
          <TitledSheet title={query.size > 0 ? t('Found') : t('Latest first')}>
            {!found || (stale && found.nodes.length === 0) ? (
              <ActivitySkeleton />
            ) : found.nodes.length === 0 && query.size > 0 ? (
              <EmptyState
                seed="no-match"
                title={t('No matching activity found')}
                headingLevel={3}
                compact
                bare
              >
                {t('Try fewer words or a longer time.')}
              </EmptyState>
            ) : (
              <ActivityList activity={found.nodes} now={now} />
            )}
          </TitledSheet>
        )}
        <Pager
          first={
            variables.after !== null && { to: addressOf(paths.adminActivity), label: t('Latest activity') }
          }
          next={
            found?.pageInfo.hasNextPage && {
              to: addressOf(paths.adminActivity, ['after', found.pageInfo.endCursor ?? '']),
              label: t('Earlier activity'),
            }
          }
        />
      </ListColumn>
    </AdminPage>
  )
}

interface ActivityFilterProps {
  filter: { search: string; who: string; from: string; to: string }
}

/** Filters of the log. They become the address, also without JavaScript. */
function ActivityFilter({ filter }: ActivityFilterProps) {
  const form = useAddressFields(filter)
  return (
    <Grid as={Form} role="search" method="get" action={paths.adminActivity} ref={form}>
      <Field
        name="search"
        label={t('What')}
        hint={t('A file, notice, list or account, or an action such as deleted.')}
      >
        <TextInput type="search" autoComplete="off" defaultValue={filter.search} />
      </Field>
      <Field name="who" label={t('Who')} hint={t('Name or email address.')}>
        <TextInput type="search" autoComplete="off" defaultValue={filter.who} />
      </Field>
      <Field name="from" label={t('From')} hint={t('In A.D. or B.S.')}>
        <DateInput defaultValue={filter.from} />
      </Field>
      <Field name="to" label={t('To')} hint={t('In A.D. or B.S.')}>
        <DateInput defaultValue={filter.to} />
      </Field>
      <Button type="submit" icon={<Search />}>
        {t('Search')}
      </Button>
    </Grid>
  )
}

const Grid = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  align-items: end;

  ${fromWidth('medium')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
