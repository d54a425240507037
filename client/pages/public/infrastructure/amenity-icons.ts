import type { AmenityIcon } from '#client/gql/graphql.ts'
import type { Icon } from '#client/ui/icon.ts'
import { Accessibility } from '#client/ui/icons/accessibility.ts'
import { BedDouble } from '#client/ui/icons/bed-double.ts'
import { BookOpenCheck } from '#client/ui/icons/book-open-check.ts'
import { Bus } from '#client/ui/icons/bus.ts'
import { CircleCheck } from '#client/ui/icons/circle-check.ts'
import { CircleParking } from '#client/ui/icons/circle-parking.ts'
import { Coffee } from '#client/ui/icons/coffee.ts'
import { Cross } from '#client/ui/icons/cross.ts'
import { Gamepad2 } from '#client/ui/icons/gamepad-2.ts'
import { GlassWater } from '#client/ui/icons/glass-water.ts'
import { Microscope } from '#client/ui/icons/microscope.ts'
import { MonitorPlay } from '#client/ui/icons/monitor-play.ts'
import { Printer } from '#client/ui/icons/printer.ts'
import { ShieldCheck } from '#client/ui/icons/shield-check.ts'
import { Wifi } from '#client/ui/icons/wifi.ts'
import { Zap } from '#client/ui/icons/zap.ts'

/** What staff can choose for a feature or an amenity. */
export const amenityIcons: Record<AmenityIcon, Icon> = {
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
