import type { LucideIcon } from 'lucide-react'
import Accessibility from 'lucide-react/icons/accessibility'
import BedDouble from 'lucide-react/icons/bed-double'
import BookOpenCheck from 'lucide-react/icons/book-open-check'
import Bus from 'lucide-react/icons/bus'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleParking from 'lucide-react/icons/circle-parking'
import Clock from 'lucide-react/icons/clock'
import Coffee from 'lucide-react/icons/coffee'
import Cross from 'lucide-react/icons/cross'
import Gamepad2 from 'lucide-react/icons/gamepad-2'
import GlassWater from 'lucide-react/icons/glass-water'
import Microscope from 'lucide-react/icons/microscope'
import MonitorPlay from 'lucide-react/icons/monitor-play'
import Printer from 'lucide-react/icons/printer'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Wifi from 'lucide-react/icons/wifi'
import Zap from 'lucide-react/icons/zap'
import type { ReactNode } from 'react'
import type { LoaderFunctionArgs } from 'react-router-dom'
import styled from 'styled-components'
import { loadData } from '#client/data/loader-context.ts'
import { usePageData } from '#client/data/page-data.ts'
import { graphql } from '#client/gql/gql.ts'
import type {
  AmenityIcon,
  BuildingPicture,
  InfrastructureQuery as Infrastructure,
  InfrastructureQuery as InfrastructureData,
} from '#client/gql/graphql.ts'
import { NothingPublished } from '#client/layouts/nothing-published.tsx'
import { PageHead } from '#client/layouts/page-head.tsx'
import { rich, t } from '#client/locales/t.ts'
import { color, from, radius, space, text } from '#client/theme/theme.ts'
import { columnStyle } from '#client/ui/column-style.ts'
import { Cover } from '#client/ui/cover.tsx'
import { DayStrip } from '#client/ui/day-strip.tsx'
import { Lang } from '#client/ui/lang.tsx'
import { LongText } from '#client/ui/long-text.tsx'
import { Column, Page } from '#client/ui/page.tsx'
import { PlainList } from '#client/ui/plain-list.tsx'
import { Stack } from '#client/ui/stack.ts'
import { type TabItem, Tabs } from '#client/ui/tabs.tsx'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import { Building } from './building.tsx'

const InfrastructureQuery = graphql(`
  query Infrastructure {
    content {
      infrastructurePage {
        id intro hours opens closes
        photo { ...ContentPictureParts }
        figures { label value picture }
        facilities { title floor text amount unit photo { ...ContentPictureParts } }
        features { title text icon }
        amenities { title text icon }
      }
    }
  }
`)

export async function loader({ context }: LoaderFunctionArgs) {
  return (await loadData(context, InfrastructureQuery)).content.infrastructurePage
}

export function Component() {
  const content = usePageData<typeof loader>()
  const tabs = content ? tabsOf(content) : []
  const isEmpty = tabs.length === 0 && !content?.figures.length && !content?.photo
  return (
    <Page title={t('Infrastructure and Facilities')} width="sections" intro={content?.intro}>
      <PageHead
        title={t('Infrastructure and Facilities')}
        description={t("The institute's building: its facilities, features and amenities.")}
      />
      {isEmpty ? (
        <Column>
          <NothingPublished seed="infrastructure" />
        </Column>
      ) : (
        <>
          {content?.photo && (
            <Column>
              <Photo>
                <Cover picture={content.photo} sizes="(min-width: 80rem) 76rem, 100vw" eager />
              </Photo>
            </Column>
          )}
          <BuildingFigures figures={content?.figures ?? []} />
        </>
      )}
      {tabs.length > 0 && (
        <Column as="section" aria-labelledby="the-house">
          <VisuallyHidden as="h2" id="the-house">
            {t('The house')}
          </VisuallyHidden>
          <Tabs label={t('The house')} tabs={tabs} />
        </Column>
      )}
    </Page>
  )
}

const Photo = styled.div`
  aspect-ratio: 4 / 3;

  ${from('medium')} {
    aspect-ratio: 5 / 2;
  }
`

type Content = NonNullable<Infrastructure['content']['infrastructurePage']>

/** A tab for each part that has content. */
function tabsOf({ facilities, features, amenities, ...hours }: Content): TabItem[] {
  const tabs = [
    {
      id: 'facilities',
      label: t('Facilities'),
      panel: <Building facilities={facilities} />,
      has: facilities.length > 0,
    },
    {
      id: 'features',
      label: t('Features'),
      panel: <EquipmentList items={features} large />,
      has: features.length > 0,
    },
    {
      id: 'amenities',
      label: t('Amenities'),
      panel: <Amenities amenities={amenities} {...hours} />,
      has: amenities.length > 0 || hours.hours != null,
    },
  ]
  return tabs.filter(({ has }) => has)
}

interface AmenitiesProps {
  amenities: readonly Amenity[]
  /** In words. */
  hours?: string | null
  /** As hours of the day. */
  opens?: number | null
  closes?: number | null
}

/** Amenities and opening hours. */
function Amenities({ amenities, hours, opens, closes }: AmenitiesProps) {
  const times = opens != null && closes != null && opens < closes ? [{ from: opens, to: closes }] : []
  return (
    <Stack $gap={10}>
      {hours && (
        <Hours>
          <p>
            <Clock size="1.375rem" aria-hidden="true" />
            {rich('All amenities are open {hours}.', { hours: <Lang>{hours}</Lang> })}
          </p>
          {times.length > 0 && <DayStrip times={times} />}
        </Hours>
      )}
      {amenities.length > 0 && <EquipmentList items={amenities} />}
    </Stack>
  )
}

const Hours = styled.div`
  display: grid;
  gap: ${space[4]} ${space[10]};
  align-items: center;
  padding: ${space[5]};
  border-radius: ${radius.medium};
  background: ${color('surface')};

  & > p {
    display: flex;
    gap: ${space[3]};
    align-items: center;
    font-size: ${text('large')};
    font-weight: 600;
  }
  & > p > svg {
    flex: none;
    color: ${color('hue')};
  }
  ${from('large')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`

type Figure = NonNullable<InfrastructureData['content']['infrastructurePage']>['figures'][number]

/** Width and height of each book on the shelf; the third one of five stands out. */
const books = [
  [7, 30],
  [5, 26],
  [8, 34],
  [5, 28],
  [6, 24],
  [9, 32],
  [5, 30],
  [7, 27],
  [6, 35],
  [8, 29],
  [5, 25],
  [7, 33],
] as const
const shelf = books.map(([width, height], index) => ({
  width,
  height,
  x: books.slice(0, index).reduce((sum, [before]) => sum + before + 1.5, 2),
  tone: ['Main', 'Shade', 'Accent', 'Main', 'Shade'][index % 5],
}))
const screens = Array.from({ length: 100 }, (_, screen) => screen)

/** A floor plan, a hundred screens, a shelf. Decoration beside the words. */
const pictures: Record<BuildingPicture, ReactNode> = {
  plan: (
    <svg viewBox="0 0 100 40" aria-hidden="true">
      <path d="M2 2h96v36h-96z" fill="var(--color-patternGround)" />
      <path
        d="M2 2h96v36h-96zM34 2v14M34 24v14M66 2v10M66 20v18M34 24h14M58 24h8M66 20h18M92 20h6"
        fill="none"
        stroke="var(--color-patternMain)"
        strokeWidth="2.5"
      />
      <path d="M76 25h14v8h-14z" fill="var(--color-patternAccent)" />
    </svg>
  ),
  screens: (
    <svg viewBox="0 0 100 40" aria-hidden="true">
      {screens.map((screen) => (
        <path
          key={screen}
          d={`M${(screen % 20) * 5 + 0.5} ${Math.floor(screen / 20) * 8 + 1}h4v3.500h-1.500v1.200h-1v-1.200h-1.500z`}
          fill={`var(--color-pattern${screen % 7 === 3 ? 'Accent' : 'Main'})`}
        />
      ))}
    </svg>
  ),
  shelf: (
    <svg viewBox="0 0 100 40" aria-hidden="true">
      {shelf.map(({ x, width, height, tone }) => (
        <path
          key={x}
          d={`M${x} ${37 - height}h${width}v${height}h-${width}z`}
          fill={`var(--color-pattern${tone})`}
        />
      ))}
      <path d="M0 37h100v2h-100z" fill="var(--color-patternMain)" />
    </svg>
  ),
}

/** The headline figures of the building. */
function BuildingFigures({ figures }: { figures: readonly Figure[] }) {
  if (figures.length === 0) return null
  return (
    <Figures>
      {figures.map(({ value, label, picture }) => (
        <div key={label}>
          {pictures[picture]}
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Figures>
  )
}

const Figures = styled.dl`
  ${columnStyle}
  display: grid;
  gap: ${space[8]} ${space[12]};
  padding-block: ${space[10]} ${space[4]};

  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: 0 ${space[5]};
    align-items: end;
  }
  & svg {
    grid-row: span 2;
    width: 100%;
  }
  & dd {
    grid-area: 1 / 2;
    font-size: ${text('display')};
    font-weight: 650;
    letter-spacing: -0.01em;
    line-height: 1;
  }
  & dt {
    grid-area: 2 / 2;
    color: ${color('textMuted')};
    overflow-wrap: anywhere;
  }
  ${from('medium')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    & > div {
      grid-template-columns: minmax(0, 1fr);
    }
    & svg {
      grid-row: auto;
      margin-bottom: ${space[4]};
    }
    & :is(dd, dt) {
      grid-area: auto;
    }
    & dd {
      order: 1;
    }
    & dt {
      order: 2;
    }
  }
`

/** Icons to choose from for a feature or an amenity. */
const amenityIcons: Record<AmenityIcon, LucideIcon> = {
  wifi: Wifi,
  recreation: Gamepad2,
  screen: MonitorPlay,
  accessible: Accessibility,
  cafeteria: Coffee,
  study: BookOpenCheck,
  printer: Printer,
  firstAid: Cross,
  parking: CircleParking,
  power: Zap,
  bus: Bus,
  hostel: BedDouble,
  water: GlassWater,
  security: ShieldCheck,
  laboratory: Microscope,
  other: CircleCheck,
}

type Amenity = NonNullable<InfrastructureData['content']['infrastructurePage']>['amenities'][number]

/** The equipment, as a list with icons; `large` in two columns with room, else in three. */
function EquipmentList({ items, large = false }: { items: readonly Amenity[]; large?: boolean }) {
  return (
    <List $large={large}>
      {items.map(({ title, text: words, icon }) => {
        const Icon = amenityIcons[icon]
        return (
          <li key={title}>
            <Icon size={large ? '2.25rem' : '1.5rem'} strokeWidth={large ? 1.5 : 2} aria-hidden="true" />
            <h3>{title}</h3>
            <LongText>{words}</LongText>
          </li>
        )
      })}
    </List>
  )
}

const List = styled(PlainList)<{ $large: boolean }>`
  display: grid;
  gap: ${space[6]} ${space[10]};

  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[1]} ${space[4]};
    align-content: start;
    padding-top: ${space[5]};
    border-top: ${({ $large }) => ($large ? `4px solid ${color('hue')}` : `1px solid ${color('line')}`)};
  }
  & svg {
    color: ${color('hue')};
    grid-row: ${({ $large }) => ($large ? 'span 2' : 'auto')};
  }
  & h3 {
    font-size: ${({ $large }) => text($large ? 'title' : 'large')};
  }
  & p {
    grid-column: 2;
    color: ${color('textMuted')};
  }
  ${from('medium')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${from('large')} {
    grid-template-columns: repeat(${({ $large }) => ($large ? 2 : 3)}, minmax(0, 1fr));
  }
`
