import styled from 'styled-components'
import { color, text } from '#client/theme/theme.ts'
import { showInstant } from '#client/ui/nepal-time.ts'

/** The day of a class. */
export function VideoDay({ publishedAt }: { publishedAt: string }) {
  return <Day dateTime={publishedAt}>{showInstant(publishedAt).day}</Day>
}

const Day = styled.time`
  color: ${color('textMuted')};
  font-size: ${text('small')};
  font-variant-numeric: tabular-nums;
`
