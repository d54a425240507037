import styled, { css } from 'styled-components'
import type { VideoCardFragment } from '#client/gql/graphql.ts'
import { locale } from '#client/locales/locale.ts'
import { t } from '#client/locales/t.ts'
import { color } from '#client/theme/theme.ts'
import { languageOf } from '#client/ui/lang.tsx'
import { useHydrated } from '#client/ui/use-hydrated.ts'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'

interface PlayControlProps {
  video: Pick<VideoCardFragment, 'id' | 'title' | 'watchUrl'>
  onPlay: (id: string) => void
}

/**
 * A video's title, which plays it at a press on the whole box around it. Before the page is alive, and without JavaScript,
 * it is a link to the video at the platform.
 */
export function PlayControl({ video: { id, title, watchUrl }, onPlay }: PlayControlProps) {
  const hydrated = useHydrated()
  const lang = languageOf(title)
  if (hydrated) {
    return (
      <PlayButton type="button" lang={lang} onClick={() => onPlay(id)}>
        <VisuallyHidden lang={locale}>{t('Play:')} </VisuallyHidden>
        <span>{title}</span>
      </PlayButton>
    )
  }
  return watchUrl == null ? (
    <span lang={lang}>{title}</span>
  ) : (
    <WatchLink href={watchUrl} lang={lang}>
      {title}
    </WatchLink>
  )
}

const control = css`
  color: ${color('text')};
  text-decoration: none;

  &:hover {
    color: ${color('text')};
    text-decoration: underline;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`

const PlayButton = styled.button`
  ${control}
  padding: 0;
  border: 0;
  background: none;
  font-weight: inherit;
  line-height: inherit;
  text-align: start;
`

const WatchLink = styled.a`
  ${control}
`
