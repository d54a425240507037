import styled from 'styled-components'
import type { InfrastructureQuery } from '#client/gql/graphql.ts'
import { color, from, space, text } from '#client/theme/theme.ts'
import { LongText } from '#client/ui/long-text.tsx'
import { PlainList } from '#client/ui/plain-list.tsx'
import { amenityIcons } from './amenity-icons.ts'

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
