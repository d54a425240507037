import ArrowLeft from 'lucide-react/icons/arrow-left'
import { data as answer, type LoaderFunctionArgs } from 'react-router-dom'
import styled from 'styled-components'
import { loadPart, useRetry } from '#client/data/load-part.ts'
import { loadData } from '#client/data/loader-context.ts'
import { usePageData } from '#client/data/page-data.ts'
import { NoticeQuery } from '#client/features/notices/notice-queries.ts'
import { MessagePage } from '#client/layouts/message-page.tsx'
import { PageHead } from '#client/layouts/page-head.tsx'
import { localFile } from '#client/locales/locale.ts'
import { t } from '#client/locales/t.ts'
import { paths } from '#client/paths.ts'
import { space } from '#client/theme/theme.ts'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { Failure } from '#client/ui/failure.tsx'
import { Column } from '#client/ui/page.tsx'
import { NoticeArticle } from './notice-article.tsx'

const FAILED = t('Failed to load notices')

export async function loader({ context, params }: LoaderFunctionArgs) {
  const part = await loadPart(loadData(context, NoticeQuery, { id: params.id ?? '' }))
  return answer(part, { status: part.data && !part.data.notice ? 404 : part.status })
}

export function Component() {
  const { data, failure } = usePageData<typeof loader>()
  const retry = useRetry()
  if (data && !data.notice) {
    return (
      <>
        <PageHead title={t('Notice not found')} noIndex />
        <MessagePage
          title={t('Notice not found')}
          actions={<ButtonLink to={paths.news}>{t('All notices')}</ButtonLink>}
        >
          <p>{t('It may have been taken down, or the address has a typing slip.')}</p>
        </MessagePage>
      </>
    )
  }
  const notice = data?.notice
  return (
    <Column $width="reading">
      <Back>
        <ButtonLink variant="secondary" size="small" to={paths.news} icon={<ArrowLeft />}>
          {t('Back to News')}
        </ButtonLink>
      </Back>
      {notice ? (
        <>
          <PageHead
            title={notice.title}
            description={beginning(notice.description)}
            noIndex={!notice.isActive || notice.timing !== 'CURRENT'}
            parents={[{ label: t('News'), to: paths.news }]}
            subject={{
              kind: 'article',
              publishedAt: notice.publishedAt,
              picture: notice.attachments.find(({ previewUrl }) => previewUrl)?.url,
            }}
          />
          <link
            rel="alternate"
            type="application/atom+xml"
            title={t('Notices')}
            href={localFile('/news/feed.xml')}
          />
          <NoticeArticle notice={notice} />
        </>
      ) : (
        <>
          <PageHead title={FAILED} noIndex />
          <Failure title={FAILED} {...retry}>
            {failure}
          </Failure>
        </>
      )}
    </Column>
  )
}

/** As much as a search result or a card in a chat shows. */
function beginning(description: string): string {
  const text = description.replace(/\s+/g, ' ')
  return text.length <= 160 ? text : `${text.slice(0, 159)}…`
}

const Back = styled.div`
  margin-bottom: -${space[4]};
`
