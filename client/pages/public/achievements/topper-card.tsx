import styled from 'styled-components'
import { rich } from '#client/locales/t.ts'
import { color, radius, space, text } from '#client/theme/theme.ts'
import { Lang } from '#client/ui/lang.tsx'
import { Portrait } from '#client/ui/portrait.tsx'
import { Text } from '#client/ui/text.ts'
import type { AchievementYear } from './achievement-year.ts'

type Topper = AchievementYear['toppers'][number]

/** A student who stood out: what they reached is the headline. */
export function TopperCard({ topper: { name, reached, from, photo } }: { topper: Topper }) {
  return (
    <Card>
      <Portrait name={name} photo={photo} size="5.5rem" />
      <div>
        <h3>{name}</h3>
        <Reached>{reached}</Reached>
        {from && (
          <Text $tone="muted" $size="small">
            {rich('from {place}', { place: <Lang>{from}</Lang> })}
          </Text>
        )}
      </div>
    </Card>
  )
}

const Card = styled.article`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[4]};
  align-items: center;
  overflow: hidden;
  border: 1px solid ${color('line')};
  border-radius: ${radius.medium};
  background: ${color('surface')};

  & h3 {
    font-size: ${text('large')};
  }
`

const Reached = styled.p`
  color: ${color('hueText')};
  font-weight: 600;
`
