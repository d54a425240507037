import styled from 'styled-components'
import { rich, t } from '#client/locales/t.ts'
import { paths } from '#client/paths.ts'
import { color, from, leading, space, text } from '#client/theme/theme.ts'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { Lang } from '#client/ui/lang.tsx'
import { telephoneLink } from '#client/ui/phone.ts'
import { PlainList } from '#client/ui/plain-list.tsx'
import { WideSection } from '#client/ui/wide-section.tsx'

interface TalkToUsProps {
  phones: readonly string[]
  address?: string | null | undefined
  officeHours?: string | null | undefined
  /** Promises to a visitor. */
  text: string | null
}

/** The numbers a parent looks for, large enough to read out. */
export function TalkToUs({ phones, address, officeHours, text: words }: TalkToUsProps) {
  if (phones.length === 0) return null
  const place = [officeHours, address].filter(Boolean).join(', ')
  return (
    <WideSection
      title={t('Talk to a counselor')}
      shape="beside"
      lead={
        <>
          {place && rich('{place}.', { place: <Lang>{place}</Lang> })} <Lang>{words ?? ''}</Lang>
        </>
      }
      actions={
        <ButtonLink to={paths.contact} variant="secondary">
          {t('How to find us')}
        </ButtonLink>
      }
    >
      <Phones>
        {phones.map((phone) => (
          <li key={phone}>
            <a href={telephoneLink(phone)}>{phone}</a>
          </li>
        ))}
      </Phones>
    </WideSection>
  )
}

const Phones = styled(PlainList)`
  display: grid;
  font-size: ${text('title')};
  font-variant-numeric: tabular-nums;
  font-weight: 650;
  letter-spacing: -0.01em;
  line-height: ${leading('flat')};

  & > li {
    border-top: 1px solid ${color('line')};
  }
  & > :last-child {
    border-bottom: 1px solid ${color('line')};
  }
  & a {
    display: block;
    padding-block: ${space[3]};
    text-decoration: none;
  }
  & a:hover {
    text-decoration: underline;
  }
  ${from('medium')} {
    font-size: ${text('display')};
  }
  ${from('large')} {
    margin-top: ${space[3]};
  }
`
