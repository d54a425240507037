import { tz } from '@date-fns/tz'
import { format } from 'date-fns'

/** Today's date in Nepal, yyyy-MM-dd, whatever the server's own time zone. */
export function todayInKathmandu(now: Date = new Date()): string {
  return format(now, 'yyyy-MM-dd', { in: tz('Asia/Kathmandu') })
}
