import { matchPath, useLocation } from 'react-router-dom'
import { t } from '#client/locales/t.ts'
import { paths } from '#client/paths.ts'
import { Column } from '#client/ui/page.tsx'
import { Loading, Skeleton } from '#client/ui/skeleton.tsx'
import { Stack } from '#client/ui/stack.ts'
import { PageHead } from './page-head.tsx'

/** In the place of a page until its data is there. */
export function PageOutline() {
  const isNotice = matchPath(`${paths.news}/:id`, useLocation().pathname) !== null
  return (
    <Loading>
      <PageHead title={t('Loading')} />
      <Column $width={isNotice ? 'reading' : 'normal'}>
        {Array.from({ length: isNotice ? 1 : 6 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: all are equal.
          <Stack key={index} $gap={2}>
            <Skeleton width="7rem" />
            <Skeleton width="40rem" height="1.5lh" />
            <Skeleton width="60rem" height={isNotice ? '12lh' : '2lh'} />
          </Stack>
        ))}
      </Column>
    </Loading>
  )
}
