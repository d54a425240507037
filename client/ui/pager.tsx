import { t } from '#client/locales/t.ts'
import { ButtonLink } from './button-link.tsx'
import { Cluster } from './stack.ts'

interface PagerProps {
  /** Address and words of the first page, unless this is it. */
  first?: { to: string; label: string } | false | undefined
  /** Address and words of the next page, if there is one. */
  next?: { to: string; label: string } | false | undefined
}

/** Under a list that comes in pages: links, so that they work without JavaScript. */
export function Pager({ first, next }: PagerProps) {
  if (!first && !next) return null
  return (
    <Cluster as="nav" $gap={3} aria-label={t('Pages')}>
      {first && (
        <ButtonLink variant="secondary" to={first.to}>
          {first.label}
        </ButtonLink>
      )}
      {next && (
        <ButtonLink variant="secondary" rel="next" to={next.to}>
          {next.label}
        </ButtonLink>
      )}
    </Cluster>
  )
}
