import type { LucideIcon } from 'lucide-react'
import Accessibility from 'lucide-react/icons/accessibility'
import BedDouble from 'lucide-react/icons/bed-double'
import BookOpenCheck from 'lucide-react/icons/book-open-check'
import Bus from 'lucide-react/icons/bus'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleParking from 'lucide-react/icons/circle-parking'
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
import styled from 'styled-components'
import type { AmenityIcon, InfrastructureQuery } from '#client/gql/graphql.ts'
import { color, from, space, text } from '#client/theme/theme.ts'
import { LongText } from '#client/ui/long-text.tsx'
import { PlainList } from '#client/ui/plain-list.tsx'

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

export type Amenity = NonNullable<InfrastructureQuery['content']['infrastructurePage']>['amenities'][number]

/** The equipment, as a list with icons; `large` in two columns with room, else in three. */
export function EquipmentList({ items, large = false }: { items: readonly Amenity[]; large?: boolean }) {
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
