import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import styled from 'styled-components'
import { t } from '#client/locales/t.ts'
import { leading, space, text } from '#client/theme/theme.ts'
import { useHydrated } from '#client/ui/use-hydrated.ts'
import { todayInNepal } from '#shared/calendar/nepal-time.ts'
import { sayDate } from '#shared/calendar/show-dates.ts'
import { publicAddress } from './public-address.ts'

interface PrintFootProps {
  institute: string
  /** Postal address of the institute. */
  address: string | null | undefined
}

/** On paper, below a mark sheet: whose it is, where it can be checked, and when it was printed. */
export function PrintFoot(props: PrintFootProps) {
  // Only a browser knows the address and the day; without JavaScript it prints both itself.
  return useHydrated() ? <Foot {...props} /> : null
}

function Foot({ institute, address }: PrintFootProps) {
  const [today, setToday] = useState(() => todayInNepal())
  useEffect(() => {
    // The page may have been open for days.
    const onPrint = () => flushSync(() => setToday(todayInNepal()))
    window.addEventListener('beforeprint', onPrint)
    return () => window.removeEventListener('beforeprint', onPrint)
  }, [])
  return (
    <Lines data-print-only>
      <p>{[institute, address].filter(Boolean).join(', ')}</p>
      <p>
        <span>{publicAddress()}</span>, <span>{t('printed on {day}', { day: sayDate(today) })}</span>
      </p>
    </Lines>
  )
}

const Lines = styled.div`
  margin-top: ${space[3]};
  font-size: ${text('tiny')};
  line-height: ${leading('tight')};
  overflow-wrap: anywhere;
`
