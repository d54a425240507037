import { CsvHelp } from '#client/features/import-preview/csv-help.tsx'
import { ImportColumns, ImportPart } from '#client/features/import-preview/import-columns.ts'
import { ImportSteps } from '#client/features/import-preview/import-steps.tsx'
import { AdminPage } from '#client/layouts/admin-page.tsx'
import { t } from '#client/locales/t.ts'
import { paths } from '#client/paths.ts'
import { InviteList, useInviteList } from './invite-list.tsx'

const columns = [
  { name: 'Email', required: true, holds: t('The address that the invitation goes to, each once.') },
  { name: 'Name', required: false, holds: t('In Latin letters or in Devanagari.') },
  {
    name: 'Candidate ID',
    required: false,
    holds: t(
      'The account sees the results of this ID. It must be in a published result file or student list.',
    ),
  },
]

const example = [
  ['Email', 'Name', 'Candidate ID'],
  ['kamala@example.com', 'कमला राई', '081000'],
  ['anjali.d@example.com', 'Anjali Dahal', '081001'],
  ['anjali.p@example.com', 'Anjali Pandey', '081002'],
] as const

/** Invites students from a CSV file or spreadsheet, all or none, after a look at what that does. */
export function Component() {
  const invites = useInviteList()
  const asks = invites.state.kind !== 'read'
  return (
    <AdminPage
      title={t('Invite students')}
      intro={t('Each student of a list gets a link by mail, with which they choose their own password.')}
      under={[
        { label: t('Users'), to: paths.adminUsers },
        { label: t('Invitations'), to: paths.adminInvitations },
      ]}
    >
      <ImportColumns $previewed={!asks}>
        <ImportPart>
          <InviteList invites={invites} />
          {asks && invites.state.kind !== 'refused' && (
            <ImportSteps
              rows={t('students')}
              action={{
                title: t('You press Invite, and the mails are sent.'),
                more: t('Whom you invited stands under Invitations, where you can send again and revoke.'),
              }}
            />
          )}
        </ImportPart>
        {asks && (
          <CsvHelp
            title={t('CSV Format Requirements')}
            columns={columns}
            example={example}
            template="invitations-template.csv"
          >
            {t('At most 2,000 students in a file. Nothing of the file itself is kept.')}
          </CsvHelp>
        )}
      </ImportColumns>
    </AdminPage>
  )
}
