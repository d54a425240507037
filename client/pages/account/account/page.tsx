import type { LoaderFunctionArgs } from 'react-router-dom'
import { loadLatest } from '#client/data/loader-context.ts'
import { graphql } from '#client/gql/gql.ts'
import { useAccountQuery } from '#client/gql/hooks/use-account-query.ts'
import { PageHead } from '#client/layouts/page-head.tsx'
import { t } from '#client/locales/t.ts'
import { paths } from '#client/paths.ts'
import { Card } from '#client/ui/card.tsx'
import { Page } from '#client/ui/page.tsx'
import { CandidateIds } from './candidate-ids.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'
import { SignOutEverywhere } from './sign-out-everywhere.tsx'

const AccountQuery = graphql(`
  query Account {
    viewer { role user { id email candidateLinks { candidateId linkedAt byStaff } } }
  }
`)

export async function loader({ context }: LoaderFunctionArgs) {
  await loadLatest(context, AccountQuery)
  return null
}

export function Component() {
  const { data } = useAccountQuery()
  const email = data?.viewer.user?.email ?? ''
  return (
    <Page title={t('Your account')} width="reading" intro={t('You are logged in as {email}.', { email })}>
      <PageHead title={t('Your account')} noIndex />
      {data?.viewer.role === 'STUDENT' && (
        <Card as="section" $padding="roomy" id="candidate-id">
          <h2>{t('Your Candidate ID')}</h2>
          <CandidateIds links={data.viewer.user?.candidateLinks ?? []} />
        </Card>
      )}
      <Card as="section" $padding="roomy">
        <h2>{t('Change password')}</h2>
        <ChangePasswordForm email={email} />
      </Card>
      <Card as="section" $padding="roomy">
        <h2>{t('Sign out everywhere')}</h2>
        <p>
          {t('Ends your session here and on every other phone and computer, for example one that you lost.')}
        </p>
        <SignOutEverywhere next={paths.signIn} />
      </Card>
    </Page>
  )
}
