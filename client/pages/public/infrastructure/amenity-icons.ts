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
import type { AmenityIcon } from '#client/gql/graphql.ts'

/** Icons to choose from for a feature or an amenity. */
export const amenityIcons: Record<AmenityIcon, LucideIcon> = {
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
