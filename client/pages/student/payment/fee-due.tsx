import type { ReactNode } from 'react'
import styled from 'styled-components'
import { rupees } from '#client/features/student-area/rupees.ts'
import type { PaymentRowFragment } from '#client/gql/graphql.ts'
import { rich, t } from '#client/locales/t.ts'
import { color, from, radius, space, text } from '#client/theme/theme.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Lang } from '#client/ui/lang.tsx'
import { telephoneLink } from '#client/ui/phone.ts'
import { ShownDate } from '#client/ui/shown-date.tsx'

interface FeeDueProps {
  payment: PaymentRowFragment
  howToPay: readonly string[]
  site: {
    phones: readonly string[]
    officeHours?: string | null | undefined
    address?: string | null | undefined
  }
}

/** The fee that is to pay next, and how to pay it. */
export function FeeDue({ payment, site, howToPay }: FeeDueProps) {
  const words = {
    address: site.address ?? '',
    hours: site.officeHours ?? '',
    phone: site.phones[0] ?? '',
  }
  const { period } = payment
  const day = <ShownDate at={payment.dueOn} />
  return (
    <Box aria-labelledby="fee-due">
      <div>
        <Badge tone="warning" icon>
          {t('Pending')}
        </Badge>
        <h2 id="fee-due">{payment.term}</h2>
        <Amount>{rupees(payment.amount)}</Amount>
        <p>
          {period
            ? rich('{period}, due by {day}', { period: <Lang>{period}</Lang>, day })
            : rich('due by {day}', { day })}
        </p>
      </div>
      {howToPay.length > 0 && (
        <How>
          <h3>{t('How to pay')}</h3>
          <ul>
            {howToPay.map((line) => (
              <li key={line}>{withWords(line, words)}</li>
            ))}
          </ul>
        </How>
      )}
    </Box>
  )
}

/** The line with the institute's own words; the phone number as a link. */
function withWords(line: string, words: Record<'address' | 'hours' | 'phone', string>): ReactNode[] {
  return line.split(/(\{(?:address|hours|phone)\})/).map((part) => {
    const key = part.slice(1, -1)
    if (part === '{phone}') {
      return (
        <a key={part} href={telephoneLink(words.phone)}>
          {words.phone}
        </a>
      )
    }
    return part === '{address}' || part === '{hours}' ? words[key as 'address' | 'hours'] : part
  })
}

const Box = styled.section`
  display: grid;
  gap: ${space[6]} ${space[12]};
  padding: ${space[5]};
  border: 1px solid ${color('line')};
  border-left: 5px solid ${color('warning')};
  border-radius: ${radius.medium};
  background: ${color('surface')};

  ${from('medium')} {
    grid-template-columns: auto minmax(0, 1fr);
    padding: ${space[6]};
  }
  & h2 {
    margin-top: ${space[3]};
    font-size: ${text('large')};
  }
`

const Amount = styled.p`
  font-size: ${text('display')};
  font-variant-numeric: tabular-nums;
  font-weight: 650;
  line-height: 1.2;
`

const How = styled.div`
  & > h3 {
    font-size: ${text('body')};
  }
  & > ul {
    display: grid;
    gap: ${space[2]};
    margin-top: ${space[2]};
    padding-left: 1.2em;
    color: ${color('textMuted')};
  }
`
