import Clock from 'lucide-react/icons/clock'
import styled from 'styled-components'
import { rich } from '#client/locales/t.ts'
import { color, from, radius, space, text } from '#client/theme/theme.ts'
import { DayStrip } from '#client/ui/day-strip.tsx'
import { Lang } from '#client/ui/lang.tsx'
import { Stack } from '#client/ui/stack.ts'
import { type Amenity, EquipmentList } from './equipment.tsx'

interface AmenitiesProps {
  amenities: readonly Amenity[]
  /** In words. */
  hours?: string | null
  /** As hours of the day. */
  opens?: number | null
  closes?: number | null
}

/** Amenities and opening hours. */
export function Amenities({ amenities, hours, opens, closes }: AmenitiesProps) {
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
