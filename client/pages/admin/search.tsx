import type { ReactNode } from 'react'
import { type LoaderFunctionArgs, useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { loadPage, usePageQuery } from '#client/data/page-query.ts'
import { roleNames } from '#client/features/account/role-names.ts'
import { NoticeStateBadges } from '#client/features/notices/notice-badge.tsx'
import { graphql } from '#client/gql/gql.ts'
import type { SearchQuery as SearchData } from '#client/gql/graphql.ts'
import { useSearchQuery } from '#client/gql/hooks/use-search-query.ts'
import { AdminPage } from '#client/layouts/admin-page.tsx'
import { t } from '#client/locales/t.ts'
import { candidatePath, examPath, noticePath, paths } from '#client/paths.ts'
import { color, space, text as textSize } from '#client/theme/theme.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Failure } from '#client/ui/failure.tsx'
import { Lang } from '#client/ui/lang.tsx'
import { Sheet, SheetRows } from '#client/ui/sheet.tsx'
import { ShownDate } from '#client/ui/shown-date.tsx'
import { Loading, Skeleton } from '#client/ui/skeleton.tsx'
import { TextLink } from '#client/ui/text-link.tsx'

/** Parameters of the address. */
function searchVariables(params: URLSearchParams) {
  return { text: (params.get('search') ?? '').trim().slice(0, 200) }
}

const SearchQuery = graphql(`
  query Search($text: String!) {
    search(text: $text) {
      candidates { candidateId studentName groups }
      exams { id title date }
      notices { id title isActive timing publishedAt }
      users { id email name role }
    }
  }
`)

export async function loader({ context, request }: LoaderFunctionArgs) {
  return loadPage(context, SearchQuery, searchVariables(new URL(request.url).searchParams))
}

export function Component() {
  const [params] = useSearchParams()
  const variables = searchVariables(params)
  const { data, failure } = usePageQuery(useSearchQuery, variables)
  return (
    <AdminPage
      title={t('Search')}
      intro={t(
        'Words count from their beginning. Capitals, and spaces and zeros in front of a Candidate ID, do not matter.',
      )}
    >
      {failure ? (
        <Failure title={t('The search failed')} {...failure} />
      ) : data ? (
        <SearchResults text={variables.text} found={data.search} />
      ) : (
        <Loading label={t('Searching')}>
          <Skeleton width="60%" />
        </Loading>
      )}
    </AdminPage>
  )
}

/** As many of a kind as the API answers with. */
const MOST = 20

interface SearchResultsProps {
  text: string
  found: SearchData['search']
}

/** Results of a search, by kind. */
function SearchResults({ text, found }: SearchResultsProps) {
  const { candidates, exams, notices, users } = found
  const count = candidates.length + exams.length + notices.length + users.length
  return (
    <Groups>
      <p role="status">
        {text === ''
          ? t('Enter a Candidate ID, a name, a title or an address.')
          : t('{count, plural, one {# entry} other {# entries}} for “{text}”', { count, text })}
      </p>
      {text !== '' && count === 0 && (
        <EmptyState seed="nothing-found" title={t('Nothing found')} compact>
          {t(
            'No candidate, exam, notice or user matches “{text}”. Candidates who are on no student list are found by their whole Candidate ID.',
            { text },
          )}
        </EmptyState>
      )}
      <Group title={t('Candidates')} entries={candidates}>
        {({ candidateId, studentName, groups }) => (
          <Entry key={candidateId} to={candidatePath(candidateId)} name={studentName ?? candidateId}>
            {studentName && <Id>{candidateId}</Id>} {groups && <Lang>{groups}</Lang>}
          </Entry>
        )}
      </Group>
      <Group title={t('Exams')} entries={exams}>
        {({ id, title, date }) => (
          <Entry key={id} to={examPath(paths.adminExam, id)} name={title}>
            <Id>{id}</Id> {date && <ShownDate at={date} />}
          </Entry>
        )}
      </Group>
      <Group title={t('Notices')} entries={notices}>
        {({ id, title, publishedAt, ...state }) => (
          <Entry key={id} to={noticePath(id)} name={title}>
            <ShownDate at={publishedAt} /> <NoticeStateBadges {...state} />
          </Entry>
        )}
      </Group>
      <Group title={t('Users')} entries={users}>
        {({ id, email, name, role }) => (
          <Entry key={id} to={`${paths.adminUsers}?${new URLSearchParams({ search: email })}`} name={email}>
            {name && <Lang>{name}</Lang>} {roleNames[role]}
          </Entry>
        )}
      </Group>
    </Groups>
  )
}

interface GroupProps<Item> {
  title: string
  entries: readonly Item[]
  children: (entry: Item) => ReactNode
}

function Group<Item>({ title, entries, children }: GroupProps<Item>) {
  if (entries.length === 0) return null
  return (
    <section>
      <Title>{title}</Title>
      <Sheet>
        <SheetRows>{entries.map(children)}</SheetRows>
      </Sheet>
      {entries.length === MOST && (
        <Quiet>{t('These are the first {count}. Enter more words to find others.', { count: MOST })}</Quiet>
      )}
    </section>
  )
}

interface EntryProps {
  to: string
  name: string
  children: ReactNode
}

function Entry({ to, name, children }: EntryProps) {
  return (
    <Row>
      <TextLink to={to}>
        <Lang>{name}</Lang>
      </TextLink>
      <Quiet>{children}</Quiet>
    </Row>
  )
}

const Groups = styled.div`
  display: grid;
  gap: ${space[6]};
  max-width: 60rem;
`

const Title = styled.h2`
  margin-bottom: ${space[2]};
  font-size: ${textSize('title')};
`

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[4]};
  align-items: center;
  justify-content: space-between;
  padding-inline: ${space[4]};

  & > a {
    display: flex;
    align-items: center;
    min-height: 2.75rem;
    overflow-wrap: anywhere;
  }
`

const Quiet = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[3]};
  padding-block: ${space[1]};
  color: ${color('textMuted')};
  font-size: ${textSize('small')};
`

const Id = styled.span`
  font-variant-numeric: tabular-nums;
`
