import { type LoaderFunctionArgs, useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { loadPage, usePageQuery } from '#client/data/page-query.ts'
import type { PersonalDataQuery as PersonalData } from '#client/gql/graphql.ts'
import { usePersonalDataQuery } from '#client/gql/hooks/use-personal-data-query.ts'
import { AdminPage } from '#client/layouts/admin-page.tsx'
import { t } from '#client/locales/t.ts'
import { paths } from '#client/paths.ts'
import { space } from '#client/theme/theme.ts'
import { Button } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Failure } from '#client/ui/failure.tsx'
import { Field } from '#client/ui/field.tsx'
import { Form } from '#client/ui/form.tsx'
import { Loading, Skeleton } from '#client/ui/skeleton.tsx'
import { Cluster } from '#client/ui/stack.ts'
import { TextInput } from '#client/ui/text-input.tsx'
import { useAddressFields } from '#client/ui/use-address-fields.ts'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import { AccountData } from './account-data.tsx'
import { CandidateData } from './candidate-data.tsx'
import { PersonalDataQuery, personWanted } from './personal-data-query.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  return loadPage(context, PersonalDataQuery, personWanted(new URL(request.url).searchParams))
}

export function Component() {
  const [params, setParams] = useSearchParams()
  const wanted = personWanted(params)
  const { data, now, failure, refetch } = usePageQuery(usePersonalDataQuery, wanted)
  const form = useAddressFields({ candidate: wanted.candidateId })
  const again = () => void refetch()
  return (
    <AdminPage
      title={t('Personal data')}
      intro={t('What is kept of one person: to hand out, or to delete for good.')}
      under={[{ label: t('Users'), to: paths.adminUsers }]}
    >
      <Column>
        <Form
          ref={form}
          role="search"
          method="get"
          onSubmit={(values) => setParams({ candidate: String(values.get('candidate') ?? '').trim() })}
        >
          <Cluster $gap={3} $align="end">
            <Field
              name="candidate"
              label={t('Candidate ID')}
              hint={t('An account is opened from the list of users.')}
            >
              <TextInput numeric autoComplete="off" defaultValue={wanted.candidateId} />
            </Field>
            <Button type="submit">{t('Look up')}</Button>
          </Cluster>
        </Form>
        <VisuallyHidden role="status">{data && outcomeOf(data, wanted)}</VisuallyHidden>
        {failure ? (
          <Failure title={t('The data could not be read')} {...failure} />
        ) : !data ? (
          <Loading label={t('Loading personal data')}>
            <Skeleton width="60%" />
          </Loading>
        ) : data.accountData ? (
          <AccountData
            account={data.accountData}
            own={data.accountData.user.id === data.viewer.user?.id}
            onDeleted={again}
          />
        ) : data.candidateData ? (
          <CandidateData candidate={data.candidateData} now={now} onDeleted={again} />
        ) : (
          (wanted.isAccount || wanted.isCandidate) && (
            <EmptyState seed="no-personal-data" title={t('Nothing is kept')} compact>
              {wanted.isAccount
                ? t('There is no such account.')
                : t('No result file and no student list has the candidate {candidateId}.', {
                    candidateId: wanted.candidateId,
                  })}
            </EmptyState>
          )
        )}
      </Column>
    </AdminPage>
  )
}

/** Said when the answer is there; nothing while nobody is looked up. */
function outcomeOf({ accountData, candidateData }: PersonalData, wanted: ReturnType<typeof personWanted>) {
  if (accountData) return t('Account {email}', { email: accountData.user.email })
  if (candidateData) return t('Candidate {candidateId}', { candidateId: candidateData.candidateId })
  return (wanted.isAccount || wanted.isCandidate) && t('Nothing is kept')
}

const Column = styled.div`
  display: grid;
  gap: ${space[6]};
  max-width: 60rem;
`
