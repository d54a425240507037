import { matchPath, useNavigation } from 'react-router-dom'
import styled, { keyframes } from 'styled-components'
import { paths } from '#client/paths.ts'
import { color, layer } from '#client/theme/theme.ts'
import { Column } from '#client/ui/page.tsx'
import { Loading, Skeleton } from '#client/ui/skeleton.tsx'
import { Stack } from '#client/ui/stack.ts'
import { mainId } from './main-area.tsx'

/** Over the page that is left: the outline of News or of a notice, when one is long in coming. */
export function NewsProgress() {
  const { location } = useNavigation()
  const match = location && matchPath(`${paths.news}/:id?`, location.pathname)
  if (!match) return null
  const isOne = match.params.id !== undefined
  // Below the bar, and what may stand above it.
  const top = document.getElementById(mainId)?.getBoundingClientRect().top ?? 0
  return (
    <Over style={{ top: `max(var(--bar-height), ${top}px)` }}>
      <Loading>
        <Column $width={isOne ? 'reading' : 'normal'}>
          {Array.from({ length: isOne ? 1 : 6 }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: all are equal.
            <Stack key={index} $gap={2}>
              <Skeleton width="7rem" />
              <Skeleton width="40rem" height="1.5lh" />
              <Skeleton width="60rem" height={isOne ? '12lh' : '2lh'} />
            </Stack>
          ))}
        </Column>
      </Loading>
    </Over>
  )
}

const appear = keyframes`
  from { visibility: hidden; opacity: 0; }
`

/** Quick pages come without it. */
const Over = styled.div`
  position: fixed;
  inset: 0;
  z-index: calc(${layer('bar')} - 1);
  overflow: hidden;
  background: ${color('ground')};
  animation: ${appear} 100ms linear 300ms backwards;
`
