import Download from 'lucide-react/icons/download'
import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { CalendarDay } from '#client/features/student-area/calendar-day.tsx'
import { graphql } from '#client/gql/gql.ts'
import type { DownloadPdfFragment } from '#client/gql/graphql.ts'
import { localFile } from '#client/locales/locale.ts'
import { t } from '#client/locales/t.ts'
import { color, radius, space, text } from '#client/theme/theme.ts'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { fileSize } from '#client/ui/file-size.ts'
import { PlainList } from '#client/ui/plain-list.tsx'
import { Stack } from '#client/ui/stack.ts'
import { Tabs } from '#client/ui/tabs.tsx'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import { NothingPublished } from './nothing-published.tsx'
import { StudentPage } from './student-page.tsx'

interface ListedContent {
  id: string
  title: string
  /** Items of one group follow each other under its word. */
  group?: { word: string; note?: string } | undefined
  /** `yyyy-MM-dd`: shown as a leaf of a calendar. */
  day?: string
  /** Stands small above the title. */
  kind?: string
  facts?: ReactNode
  body?: ReactNode
  pdf?: DownloadPdfFragment
  /** The title by default. */
  pdfName?: string
}

interface StudentListPageProps {
  title: string
  intro: string
  seed: string
  /** Undefined until they are loaded. */
  items: readonly ListedContent[] | undefined
  /** Shows one item at a time, under tabs with this label. */
  tabs?: string
  /** Buttons beside the title. */
  actions?: ReactNode
}

/** A page of the student area that lists published records. */
export function StudentListPage({ seed, items, tabs, ...page }: StudentListPageProps) {
  const groups = [...new Map(items?.map(({ group }) => [group?.word, group])).values()]
  return (
    <StudentPage {...page}>
      {items?.length === 0 && <NothingPublished seed={seed} />}
      {items && items.length > 0 && tabs !== undefined && (
        <Tabs
          label={tabs}
          tabs={items.map((item) => ({ id: item.id, label: item.title, panel: <Items items={[item]} /> }))}
        />
      )}
      {tabs === undefined &&
        groups.map((group) => (
          <Group
            key={group?.word ?? ''}
            group={group}
            items={items?.filter((item) => item.group?.word === group?.word) ?? []}
          />
        ))}
    </StudentPage>
  )
}

function Group({ group, items }: Pick<ListedContent, 'group'> & { items: readonly ListedContent[] }) {
  const id = useId()
  if (!group) return <Items items={items} />
  return (
    <Stack as="section" $gap={3} aria-labelledby={id}>
      <Head>
        <h2 id={id}>
          {group.word}
          {group.note && <Quiet> {items.length}</Quiet>}
        </h2>
        {group.note && <p>{group.note}</p>}
      </Head>
      <Items items={items} />
    </Stack>
  )
}

function Items({ items }: { items: readonly ListedContent[] }) {
  return (
    <Shelf>
      {items.map(({ id, title, group, day, kind, facts, body, pdf, pdfName = title }) => (
        <Item key={id}>
          {day !== undefined && (
            <Leaf>
              <CalendarDay day={day} />
            </Leaf>
          )}
          <Words>
            {kind && <small>{kind}</small>}
            <Title as={group ? 'h3' : 'h2'}>{title}</Title>
            {facts}
            {body && <Body>{body}</Body>}
            {pdf && <DownloadPdf pdf={pdf} of={pdfName} />}
          </Words>
        </Item>
      ))}
    </Shelf>
  )
}

const Head = styled.header`
  & > h2 {
    font-size: ${text('title')};
  }
  & > p {
    color: ${color('textMuted')};
    font-size: ${text('small')};
  }
`

const Quiet = styled.span`
  color: ${color('textMuted')};
  font-weight: 400;
  font-variant-numeric: tabular-nums;
`

const Shelf = styled(PlainList)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(26rem, 100%), 1fr));
  gap: ${space[4]};
`

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  border: 1px solid ${color('line')};
  border-radius: ${radius.large};
  background: ${color('surface')};
  break-inside: avoid;
`

const Leaf = styled.div`
  padding: ${space[4]} 0 0 ${space[4]};
`

const Words = styled.div`
  display: flex;
  flex: 1 1 12rem;
  flex-direction: column;
  min-width: 0;
  gap: ${space[1]};
  padding: ${space[4]} ${space[5]};

  & > small {
    color: ${color('textMuted')};
    font-size: ${text('small')};
  }
  & > p:last-child {
    margin-top: ${space[3]};
  }
`

const Title = styled.h2`
  font-size: ${text('large')};
`

/** Takes the free room, so that the downloads of a row of items are in line. */
const Body = styled.div`
  flex: 1;
`

graphql(`
  fragment DownloadPdf on PdfFile {
    url
    pages
    size
  }
`)

/** A link to a PDF with its size, since mobile data costs money. */
function DownloadPdf({ pdf, of }: { pdf: DownloadPdfFragment; of: string }) {
  return (
    <Line>
      <ButtonLink variant="secondary" size="small" icon={<Download />} to={localFile(pdf.url)} reloadDocument>
        {t('Download PDF')}
        <VisuallyHidden>: {of}</VisuallyHidden>
      </ButtonLink>
      <span>
        {typeof pdf.pages === 'number' &&
          `${t('{count, plural, one {# page} other {# pages}}', { count: pdf.pages })}, `}
        {fileSize(pdf.size)}
      </span>
    </Line>
  )
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[3]};
  align-items: center;
  color: ${color('textMuted')};
  font-size: ${text('small')};
`
