import type { LucideIcon } from 'lucide-react'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import ClipboardPen from 'lucide-react/icons/clipboard-pen'
import DoorOpen from 'lucide-react/icons/door-open'
import Link2 from 'lucide-react/icons/link-2'
import MonitorPlay from 'lucide-react/icons/monitor-play'
import Smartphone from 'lucide-react/icons/smartphone'
import type { LoaderFunctionArgs } from 'react-router-dom'
import styled from 'styled-components'
import { loadLatest } from '#client/data/loader-context.ts'
import { graphql } from '#client/gql/gql.ts'
import type { OutsideLinksFragment } from '#client/gql/graphql.ts'
import { useStudentLinksQuery } from '#client/gql/hooks/use-student-links-query.ts'
import { StudentPage } from '#client/layouts/student-page.tsx'
import { t } from '#client/locales/t.ts'
import { color, space, text } from '#client/theme/theme.ts'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { telephoneLink } from '#client/ui/phone.ts'
import { Sheet, SheetRows } from '#client/ui/sheet.tsx'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'

const StudentLinksQuery = graphql(`
  query StudentLinks {
    site { ...OutsideLinks }
    outsideLinks { id label about url }
  }
`)

export async function loader({ context }: LoaderFunctionArgs) {
  await loadLatest(context, StudentLinksQuery)
  return null
}

export function Component() {
  const { data } = useStudentLinksQuery()
  return (
    <StudentPage
      title={t('Links')}
      intro={t('What the institute uses outside this site. Each opens in a new tab.')}
    >
      {data && <OutsideLinks site={data.site} others={data.outsideLinks} />}
    </StudentPage>
  )
}

graphql(`
  fragment OutsideLinks on Site {
    phones
    portalLogInUrl
    onlineClassUrl
    onlineFormUrl
    androidAppUrl
    iosAppUrl
  }
`)

type Address = Exclude<keyof OutsideLinksFragment, 'phones' | '__typename' | ' $fragmentName'>

const links: readonly { address: Address; label: string; about: string; icon: LucideIcon }[] = [
  {
    address: 'portalLogInUrl',
    label: t('Student portal'),
    about: t('Attendance and records kept by the institute'),
    icon: DoorOpen,
  },
  {
    address: 'onlineClassUrl',
    label: t('Online class'),
    about: t('Live classes to join from home'),
    icon: MonitorPlay,
  },
  { address: 'onlineFormUrl', label: t('Online form'), about: t('The admission form'), icon: ClipboardPen },
  { address: 'androidAppUrl', label: t('App for Android'), about: t('On Google Play'), icon: Smartphone },
  { address: 'iosAppUrl', label: t('App for iPhone'), about: t('On the App Store'), icon: Smartphone },
]

interface OutsideLinksProps {
  site: OutsideLinksFragment
  /** Links added by staff, beside the services of the settings. */
  others: readonly { id: string; label: string; about: string; url: string }[]
}

/** The institute's services elsewhere, as far as it has any. */
function OutsideLinks({ site, others }: OutsideLinksProps) {
  const services = links.flatMap(({ address, ...link }) => {
    const url = site[address]
    return url ? [{ ...link, url, id: address }] : []
  })
  const used = [...services, ...others.map((link) => ({ ...link, icon: Link2 }))]
  const [phone] = site.phones
  if (used.length === 0) {
    return (
      <EmptyState
        seed="links"
        title={t('No links yet')}
        actions={
          phone !== undefined && (
            <ButtonLink variant="secondary" to={telephoneLink(phone)}>
              {t('Call {phone}', { phone })}
            </ButtonLink>
          )
        }
      >
        {t(
          'The institute uses no service outside this site: everything for students is here. The office answers the rest by phone.',
        )}
      </EmptyState>
    )
  }
  return (
    <Sheet>
      <SheetRows>
        {used.map(({ id, label, about, icon: Icon, url }) => (
          <Row key={id}>
            <a href={url} target="_blank" rel="noopener">
              <Icon size="1.5rem" />
              <span>
                <strong>{label}</strong>
                {about} · {new URL(url).hostname}
              </span>
              <ArrowUpRight size="1.25rem" />
              <VisuallyHidden> {t('(opens in a new tab)')}</VisuallyHidden>
            </a>
          </Row>
        ))}
      </SheetRows>
    </Sheet>
  )
}

const Row = styled.li`
  & > a {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: ${space[4]};
    align-items: center;
    min-height: 4rem;
    padding: ${space[3]} ${space[4]};
    color: ${color('textMuted')};
    font-size: ${text('small')};
    text-decoration: none;
  }
  & > a:hover {
    background: ${color('actionSoft')};
  }
  & strong {
    display: block;
    color: ${color('text')};
    font-size: ${text('body')};
  }
`
