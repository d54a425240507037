import { useApolloClient } from '@apollo/client/react'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import FileText from 'lucide-react/icons/file-text'
import Image from 'lucide-react/icons/image'
import Pencil from 'lucide-react/icons/pencil'
import Pin from 'lucide-react/icons/pin'
import Plus from 'lucide-react/icons/plus'
import ScanText from 'lucide-react/icons/scan-text'
import Trash2 from 'lucide-react/icons/trash-2'
import { useRef, useState } from 'react'
import { type LoaderFunctionArgs, useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { failureMessage } from '#client/data/change-failure.ts'
import { errorMessage } from '#client/data/error-message.ts'
import { loadPage, usePageQuery } from '#client/data/page-query.ts'
import { useConfirmed } from '#client/data/use-confirmed.ts'
import { missingNepali } from '#client/features/content-editor/nepali-switch.tsx'
import { NoticeBadge, NoticeStateBadges } from '#client/features/notices/notice-badge.tsx'
import { graphql } from '#client/gql/gql.ts'
import type {
  ManagedNoticesQuery as Answer,
  EditedNoticeFragment,
  ManagedNoticeFragment,
} from '#client/gql/graphql.ts'
import { useDeleteNoticesMutation } from '#client/gql/hooks/use-delete-notices-mutation.ts'
import { useManagedNoticesQuery } from '#client/gql/hooks/use-managed-notices-query.ts'
import { useSetNoticeActiveMutation } from '#client/gql/hooks/use-set-notice-active-mutation.ts'
import { AdminPage } from '#client/layouts/admin-page.tsx'
import { AdminList } from '#client/lists/admin-list.tsx'
import { rich, t } from '#client/locales/t.ts'
import { noticePath } from '#client/paths.ts'
import { color, leading, space, text } from '#client/theme/theme.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Lang, languageOf } from '#client/ui/lang.tsx'
import { PlainList } from '#client/ui/plain-list.tsx'
import { ShownDate } from '#client/ui/shown-date.tsx'
import { TextLink } from '#client/ui/text-link.tsx'
import { useToast } from '#client/ui/toast-context.ts'
import { useHydrated } from '#client/ui/use-hydrated.ts'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import { forgetPublicNotices, ManagedNoticesQuery, noticesVariables } from './managed-notices-query.ts'
import { NoticeDialog } from './notice-dialog.tsx'

type OpenDialog =
  | { action: 'edit'; notice: EditedNoticeFragment }
  | { action: 'delete'; notices: readonly ManagedNoticeFragment[] }

export async function loader({ context, request }: LoaderFunctionArgs) {
  return loadPage(context, ManagedNoticesQuery, noticesVariables(new URL(request.url).searchParams))
}

export function Component() {
  const [params, setParams] = useSearchParams()
  const [pressed, setPressed] = useState(false)
  const [dialog, setDialog] = useState<OpenDialog>()
  const addButton = useRef<HTMLButtonElement>(null)
  const count = useRef<HTMLParagraphElement>(null)
  const toggle = useToggleNotice()
  const { load, loadingId } = useLoadNotice()
  // The server cannot render a dialog; the browser opens it.
  const adding = useHydrated() && (pressed || params.has('add'))
  const { latest, stale, failure, refetch } = usePageQuery(useManagedNoticesQuery, noticesVariables(params))
  const found = latest?.allNotices
  const nepaliShown = found?.nodes.some(({ translation }) => translation.hasBegun) === true
  const changed = () => void refetch()
  const close = () => setDialog(undefined)

  function closeNew() {
    // After a quick action the link that had the focus is gone.
    addButton.current?.focus()
    setPressed(false)
    if (params.has('add')) setParams({}, { replace: true, preventScrollReset: true })
  }

  async function edit(id: string) {
    const notice = await load(id)
    if (notice) setDialog({ action: 'edit', notice })
    if (notice === null) changed()
  }

  return (
    <AdminPage
      title={t('Manage Notices')}
      intro={t('Create, edit and manage notices that appear on the website')}
      actions={
        <Button ref={addButton} icon={<Plus />} data-needs-js onClick={() => setPressed(true)}>
          {t('Add Notice')}
        </Button>
      }
    >
      <AdminList
        caption={t('Notices')}
        columns={[
          {
            key: 'notice',
            header: t('Title'),
            headerHidden: true,
            cell: (notice) => <Summary notice={notice} nepaliShown={nepaliShown} />,
          },
        ]}
        rows={found?.nodes}
        rowProps={({ isActive, timing }) => (isActive && timing !== 'OVER' ? {} : { 'data-sunken': true })}
        loading={t('Loading notices...')}
        spinner
        failed={t('Error')}
        failure={failure}
        stale={stale}
        empty={
          <EmptyState seed="no-notices" title={t('No notices yet')}>
            {t('Create your first notice to display on the website')}
          </EmptyState>
        }
        search={{
          label: t('Search by title'),
          noMatch: t('No matching notices found'),
          noMatchOf: (search) => t('No title contains “{search}”.', { search }),
        }}
        count={found && countOf(found)}
        countRef={count}
        pageInfo={found?.pageInfo}
        pageLabels={[t('Newest notices'), t('Older notices')]}
        subject={({ title }) => title}
        actions={(notice) => [
          { label: t('View'), icon: ScanText, to: noticePath(notice.id) },
          notice.isActive
            ? { label: t('Deactivate'), icon: EyeOff, onPress: () => toggle(notice) }
            : { label: t('Activate'), icon: Eye, onPress: () => toggle(notice) },
          {
            label: t('Edit'),
            icon: Pencil,
            busy: loadingId === notice.id,
            onPress: () => void edit(notice.id),
          },
          {
            label: t('Delete'),
            icon: Trash2,
            onPress: () => setDialog({ action: 'delete', notices: [notice] }),
          },
        ]}
        selectionActions={(notices) => (
          <Button
            variant="danger"
            size="small"
            icon={<Trash2 />}
            onClick={() => setDialog({ action: 'delete', notices })}
          >
            {t('Delete ({count})', { count: notices.length })}
          </Button>
        )}
      />
      {adding && <NoticeDialog onClose={closeNew} onSaved={changed} />}
      {dialog?.action === 'edit' && <NoticeDialog notice={dialog.notice} onClose={close} onSaved={changed} />}
      {dialog?.action === 'delete' && (
        <DeleteNoticesDialog
          notices={dialog.notices}
          onClose={close}
          onDeleted={() => {
            // The button that had the focus goes with its row.
            count.current?.focus()
            changed()
          }}
        />
      )}
    </AdminPage>
  )
}

/** How many stand on this page; of further pages only that they are there. */
function countOf({ nodes, pageInfo }: Answer['allNotices']): string {
  const notices = t('{count, plural, one {# notice} other {# notices}}', { count: nodes.length })
  return pageInfo.hasNextPage ? t('{notices}, and older ones', { notices }) : notices
}

interface SummaryProps {
  notice: ManagedNoticeFragment
  /** Whether the list has begun to be translated. */
  nepaliShown: boolean
}

function Summary({ notice, nepaliShown }: SummaryProps) {
  const { title, description, type, link, publishedAt, expiresAt, translation, attachments } = notice
  return (
    <Words>
      <Head>
        <h2 lang={languageOf(title)}>{title}</h2>
        <NoticeBadge type={type} always />
        {notice.isPinned && <Badge icon={Pin}>{t('Pinned')}</Badge>}
        <NoticeStateBadges {...notice} />
        {nepaliShown && translation.missing > 0 && <Badge>{missingNepali(translation)}</Badge>}
      </Head>
      <Beginning lang={languageOf(description)}>{description}</Beginning>
      <Facts>
        <ShownDate at={publishedAt} withTime={notice.timing === 'WAITING'} />
        {expiresAt && <span>{rich('until {date}', { date: <ShownDate at={expiresAt} withTime /> })}</span>}
        {link && (
          <TextLink to={link} newTab>
            {t('View Link')}
          </TextLink>
        )}
      </Facts>
      {attachments.length > 0 && (
        <Files>
          {attachments.map((file) => (
            <li key={file.id}>
              <a href={file.url} target="_blank" rel="noopener">
                {file.fileType.startsWith('image/') ? <Image size="1.1em" /> : <FileText size="1.1em" />}
                <span lang={languageOf(file.fileName)}>{file.fileName}</span>
                <VisuallyHidden> {t('(opens in a new tab)')}</VisuallyHidden>
              </a>
            </li>
          ))}
        </Files>
      )}
    </Words>
  )
}

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[1]};
  font-weight: 400;
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[2]};
  align-items: center;

  & > h2 {
    font-size: ${text('body')};
    line-height: ${leading('tight')};
    overflow-wrap: anywhere;
  }
`

const Beginning = styled.p`
  display: -webkit-box;
  max-width: 60rem;
  overflow: hidden;
  color: ${color('textMuted')};
  line-height: ${leading('normal')};
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  color: ${color('textMuted')};
  font-size: ${text('small')};

  & > a {
    min-height: 1.5rem;
  }
`

const Files = styled(PlainList)`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[4]};
  font-size: ${text('small')};

  & a {
    display: inline-flex;
    gap: ${space[1]};
    align-items: center;
    min-height: 2.75rem;
    overflow-wrap: anywhere;
  }
  & svg {
    flex: none;
  }
`

graphql(`
  mutation DeleteNotices($ids: [ID!]!) { deleteNotices(ids: $ids) }
`)

/** Named one by one; of more, the rest is counted. */
const NAMED = 5

interface DeleteNoticesDialogProps {
  notices: readonly ManagedNoticeFragment[]
  onClose: () => void
  onDeleted: () => void
}

/** Asks before notices are deleted, and lists their attachments. */
function DeleteNoticesDialog({ notices, onClose, onDeleted }: DeleteNoticesDialogProps) {
  const [deleteNotices] = useDeleteNoticesMutation()
  const files = notices.reduce((sum, { attachments }) => sum + attachments.length, 0)
  const what = t('{count, plural, one {# notice} other {# notices}}', { count: notices.length })
  const confirmed = useConfirmed({
    failed: t('Error'),
    onClose,
    async run() {
      await deleteNotices({
        variables: { ids: notices.map(({ id }) => id) },
        update: forgetPublicNotices,
      })
      onDeleted()
      return { title: t('Notices deleted successfully'), tone: 'success' }
    },
  })

  return (
    <ConfirmDialog
      open
      title={t('Delete {what}?', { what })}
      confirmLabel={t('Delete {what}', { what })}
      {...confirmed}
      busyLabel={t('Deleting…')}
    >
      <ul>
        {notices.slice(0, NAMED).map(({ id, title }) => (
          <li key={id}>
            <Lang>{title}</Lang>
          </li>
        ))}
        {notices.length > NAMED && <li>{t('and {count} more', { count: notices.length - NAMED })}</li>}
      </ul>
      <p>
        {files === 0
          ? t('There are no attachments.')
          : t(
              'With {count, plural, one {# attachment} other {# attachments}}: those files are deleted, too.',
              { count: files },
            )}{' '}
        {t('This cannot be undone. To hide a notice for a while, deactivate it.')}
      </p>
    </ConfirmDialog>
  )
}

const NoticeToEditQuery = graphql(`
  query NoticeToEdit($id: ID!) {
    notice(id: $id) { ...EditedNotice }
  }
`)

/** Loads a notice to edit: the list does without its texts in both languages, which are long. */
function useLoadNotice() {
  const apollo = useApolloClient()
  const { toast } = useToast()
  const [loadingId, setLoadingId] = useState<string>()

  /** @returns null when somebody has deleted it, and undefined when it could not be loaded; both are said. */
  async function load(id: string): Promise<EditedNoticeFragment | null | undefined> {
    const fail = (description: string) =>
      toast({ title: t('Error'), description, tone: 'destructive', about: id })
    setLoadingId(id)
    try {
      const { data } = await apollo.query({
        query: NoticeToEditQuery,
        variables: { id },
        fetchPolicy: 'no-cache',
      })
      if (data?.notice === null) fail(t('Somebody has deleted this notice.'))
      return data?.notice
    } catch (error) {
      fail(errorMessage(error))
      return undefined
    } finally {
      setLoadingId(undefined)
    }
  }

  return { load, loadingId }
}

graphql(`
  mutation SetNoticeActive($id: ID!, $isActive: Boolean!) {
    setNoticeActive(id: $id, isActive: $isActive) { id isActive }
  }
`)

/** Shows or hides a notice. The list changes at once, and back again if the server does not follow. */
function useToggleNotice(): (notice: { id: string; isActive: boolean }) => Promise<void> {
  const { toast } = useToast()
  const [setActive] = useSetNoticeActiveMutation()
  return async ({ id, isActive }) => {
    try {
      await setActive({
        variables: { id, isActive: !isActive },
        optimisticResponse: { setNoticeActive: { __typename: 'Notice', id, isActive: !isActive } },
        update: forgetPublicNotices,
      })
      toast({ title: t('Notice status updated successfully'), tone: 'success', about: id })
    } catch (error) {
      toast({ ...failureMessage(error, t('Error')), about: id })
    }
  }
}
