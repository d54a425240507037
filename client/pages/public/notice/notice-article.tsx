import ExternalLink from 'lucide-react/icons/external-link'
import styled from 'styled-components'
import { useSite } from '#client/data/root-data.ts'
import { NoticeBadge, NoticeStateBadges } from '#client/features/notices/notice-badge.tsx'
import type { NoticeQuery } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { noticePath } from '#client/paths.ts'
import { space, text } from '#client/theme/theme.ts'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { languageOf } from '#client/ui/lang.tsx'
import { ShownDate } from '#client/ui/shown-date.tsx'
import { Cluster, Stack } from '#client/ui/stack.ts'
import { Text } from '#client/ui/text.ts'
import { Attachments } from './attachments.tsx'
import { NoticeText } from './notice-text.tsx'
import { ShareButton } from './share-button.tsx'

/** A whole notice, to read. */
export function NoticeArticle({ notice }: { notice: NonNullable<NoticeQuery['notice']> }) {
  const { id, title, description, type, link, publishedAt, attachments, isActive, timing } = notice
  const { publicUrl } = useSite()
  return (
    <Stack as="article" $gap={8}>
      <Header>
        <Badges>
          <NoticeBadge type={type} />
          <NoticeStateBadges isActive={isActive} timing={timing} />
        </Badges>
        <h1 lang={languageOf(title)}>{title}</h1>
        <Text $tone="muted">
          {t('Published on')} <ShownDate at={publishedAt} withTime />
        </Text>
      </Header>
      <NoticeText>{description}</NoticeText>
      {attachments.length > 0 && (
        <Files>
          <h2>{t('Attachments')}</h2>
          <Attachments attachments={attachments} />
        </Files>
      )}
      <Cluster $gap={3}>
        {link && (
          <ButtonLink to={link} target="_blank" rel="noopener" icon={<ExternalLink />}>
            {t('View External Link')}
          </ButtonLink>
        )}
        <ShareButton title={title} url={publicUrl + noticePath(id)} />
      </Cluster>
    </Stack>
  )
}

const Header = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};

  & > h1 {
    font-size: ${text('display')};
    overflow-wrap: anywhere;
  }
`

const Badges = styled.p`
  display: flex;
  gap: ${space[2]};
  margin-top: ${space[3]};

  &:empty {
    display: none;
  }
`

const Files = styled.section`
  display: grid;
  gap: ${space[4]};

  & > h2 {
    font-size: ${text('title')};
  }
`
