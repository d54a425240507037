import styled from 'styled-components'
import { color, text } from '#client/theme/theme.ts'
import { ShownDate } from '#client/ui/shown-date.tsx'

/** The day of a class, where it is known. */
export function VideoDay({ publishedAt }: { publishedAt: string | null | undefined }) {
  return publishedAt ? <Day at={publishedAt} /> : null
}

const Day = styled(ShownDate)`
  color: ${color('textMuted')};
  font-size: ${text('small')};
  font-variant-numeric: tabular-nums;
`
