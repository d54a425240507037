import { Link } from 'react-router-dom'
import styled, { css } from 'styled-components'
import { languageOf } from '#client/locales/language-of.ts'
import { paths } from '#client/paths.ts'
import { color, leading, radius, space, text } from '#client/theme/theme.ts'

interface LogoProps {
  site: {
    shortName: string
    smallLogoUrl?: string | null | undefined
    logoIsPale?: boolean | null | undefined
  }
}

/** The institute's mark and short name, leading home. Without a logo of its own it has a patterned diamond. */
export function Logo({ site }: LogoProps) {
  return (
    <Home to={paths.home}>
      {site.smallLogoUrl ? (
        <Picture src={site.smallLogoUrl} alt="" width="40" height="40" $pale={site.logoIsPale} />
      ) : (
        <Diamond />
      )}
      <Name lang={languageOf(site.shortName)}>{site.shortName}</Name>
    </Home>
  )
}

function Diamond() {
  return (
    <svg viewBox="0 0 20 20" width="40" height="40" aria-hidden="true">
      <path d="M10 0l10 10-10 10L0 10z" fill="var(--mark)" />
      <path d="M10 3l2 2h2v2l3 3-3 3v2h-2l-2 2-2-2H6v-2l-3-3 3-3V5h2z" fill="var(--mark-ground)" />
      <path d="M10 5l5 5-5 5-5-5z" fill="var(--mark)" />
      <path d="M10 7.5l2.5 2.5-2.5 2.5L7.500 10z" fill="var(--color-accent)" />
    </svg>
  )
}

const Home = styled(Link)`
  --mark: var(--color-action);
  --mark-ground: var(--color-surface);
  display: inline-flex;
  min-width: 0;
  align-items: center;
  gap: ${space[2]};
  min-height: 2.75rem;
  color: inherit;
  font-size: ${text('large')};
  font-weight: 700;
  text-decoration: none;

  & > svg {
    flex: none;
  }

  &:hover {
    color: inherit;
  }
  [data-surface='ink'] & {
    --mark: var(--color-onInk);
    --mark-ground: var(--color-ink);
  }
`

const plate = css`
  padding: ${space[1]} ${space[2]};
  border-radius: ${radius.small};
`

const onInk = css`
  ${plate}
  background: ${color('ink')};
`

const onPaper = css`
  [data-surface='ink'] & {
    ${plate}
    background: ${color('snow')};
  }
  @media (prefers-color-scheme: dark) {
    ${plate}
    background: ${color('snow')};
  }
`

/** A logo that is nearly white stands on a dark plate, another one on a light plate where the ground is dark. */
const Picture = styled.img<{ $pale: boolean | null | undefined }>`
  flex: 0 0 auto;
  width: auto;
  max-width: min(14rem, 60%);
  height: 2.5rem;
  object-fit: contain;
  ${({ $pale }) => $pale != null && ($pale ? onInk : onPaper)}
`

/** A long one takes two lines at most, and never the room of its neighbours. Its letters may reach over their box. */
const Name = styled.span`
  display: -webkit-box;
  margin: 0 -0.2em -0.05em;
  padding: 0 0.2em 0.05em;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;

  && {
    line-height: ${leading('flat')};
  }
  /* Further apart than elsewhere: nothing of a third line may show. */
  &&:lang(ne) {
    line-height: 1.5;
  }
`
