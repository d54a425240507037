import ExternalLink from 'lucide-react/icons/external-link'
import { type ReactNode, useState } from 'react'
import styled from 'styled-components'
import { useQueryRetry } from '#client/data/use-query-retry.ts'
import { graphql } from '#client/gql/gql.ts'
import { useContentPreviewQuery } from '#client/gql/hooks/use-content-preview-query.ts'
import { useWebsiteItemQuery } from '#client/gql/hooks/use-website-item-query.ts'
import { contentWords } from '#client/locales/content-words.ts'
import { t } from '#client/locales/t.ts'
import { color, from, radius, space } from '#client/theme/theme.ts'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { Failure } from '#client/ui/failure.tsx'
import { useHydrated } from '#client/ui/use-hydrated.ts'
import { pathIn } from '#shared/locales.ts'
import type { Collection } from './collections-query.ts'
import { ContentForm, type FormTools } from './content-form.tsx'
import type { ContentItem } from './content-item.ts'
import { AddEntryContext, type NewEntry } from './reference-select.tsx'

graphql(`
  query ContentPreview($page: String!, $nepaliPage: String!, $id: ID) {
    contentPreview(page: $page, id: $id)
    inNepali: contentPreview(page: $nepaliPage, id: $id)
  }
`)

interface EditorWithPreviewProps {
  collection: Collection
  /** Null for a new item. */
  item: ContentItem | null
  onSaved: (id: string) => void
  renderTools?: (form: FormTools) => ReactNode
}

/** The form of an item, and on wide screens beside it the page with all drafts as they were saved last. */
export function EditorWithPreview({ collection, item, onSaved, renderTools }: EditorWithPreviewProps) {
  const isInBrowser = useHydrated()
  const answered = useContentPreviewQuery({
    variables: {
      page: collection.page,
      nepaliPage: pathIn('ne', collection.page),
      id: item?.id ?? null,
    },
    // The address is signed for an hour.
    fetchPolicy: 'network-only',
    skip: !isInBrowser || !collection.hasPreview,
  })
  const { data } = answered
  const { failure, retry } = useQueryRetry(answered)
  const [saves, setSaves] = useState(0)
  const [adding, setAdding] = useState<NewEntry>()
  const address = data?.contentPreview
  return (
    <Columns>
      <AddEntryContext value={setAdding}>
        <ContentForm
          collection={collection}
          item={item}
          renderTools={renderTools}
          onSaved={(id) => {
            setSaves((before) => before + 1)
            // The address of its own page may have changed.
            if (item && collection.hasPreview) void retry()
            onSaved(id)
          }}
        />
      </AddEntryContext>
      {adding && <AddEntry {...adding} onClose={() => setAdding(undefined)} />}
      {failure && (
        <Preview>
          <Failure title={t('The preview could not be made')} {...failure} />
        </Preview>
      )}
      {!failure && address !== undefined && (
        <Preview>
          <ButtonLink
            to={address}
            target="_blank"
            reloadDocument
            variant="secondary"
            size="small"
            icon={<ExternalLink />}
          >
            {t('Preview the page')}
          </ButtonLink>
          {item?.translation.hasBegun && (
            <ButtonLink
              to={data?.inNepali ?? address}
              target="_blank"
              reloadDocument
              variant="secondary"
              size="small"
              icon={<ExternalLink />}
            >
              {t('Preview in Nepali')}
            </ButtonLink>
          )}
          <iframe key={saves} src={address} title={t('Preview of the page with drafts')} loading="lazy" />
        </Preview>
      )}
    </Columns>
  )
}

/** The form of a new entry for a choice of the form behind it. */
function AddEntry({ collection: key, onAdded, onClose }: NewEntry & { onClose: () => void }) {
  const answered = useWebsiteItemQuery({ variables: { collection: key, id: null } })
  const { failure } = useQueryRetry(answered)
  const collection = answered.data?.contentCollection
  return (
    <Dialog
      open
      wide
      title={t('Add to {list}', { list: collection ? contentWords(collection.label).toLowerCase() : '…' })}
      onClose={onClose}
    >
      {failure && <Failure title={t('The content could not be read')} {...failure} />}
      {collection && (
        <ContentForm
          collection={collection}
          item={null}
          onSaved={(id) => {
            onAdded(id)
            onClose()
          }}
        />
      )}
    </Dialog>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};

  & > form {
    max-width: 46rem;
  }
  ${from('wide')} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  }
`

const Preview = styled.aside`
  display: grid;
  gap: ${space[3]};
  align-content: start;
  justify-items: start;

  & > iframe {
    display: none;
  }
  ${from('wide')} {
    position: sticky;
    top: ${space[4]};
    height: calc(100dvh - ${space[16]});

    & > iframe {
      display: block;
      width: 100%;
      height: calc(100dvh - 8rem);
      border: 1px solid ${color('line')};
      border-radius: ${radius.medium};
      background: ${color('surface')};
    }
  }
`
