import Award from 'lucide-react/icons/award'
import styled from 'styled-components'
import type { TestimonialsQuery } from '#client/gql/graphql.ts'
import { color, from, leading, radius, space, text } from '#client/theme/theme.ts'
import { LongText } from '#client/ui/long-text.tsx'
import { Portrait } from '#client/ui/portrait.tsx'

type SuccessStory = TestimonialsQuery['content']['successStories'][number]

/** Ways to a seat, at length: the person on one side, the story on the other, changing sides. */
export function SuccessStories({ stories }: { stories: readonly SuccessStory[] }) {
  return (
    <List>
      {stories.map(({ id, title, content, name, achievement, photo }) => (
        <article key={id}>
          <Person>
            <Portrait name={name} photo={photo} size="9rem" />
            <strong>{name}</strong>
          </Person>
          <Words>
            <h3>{title}</h3>
            <LongText>{content}</LongText>
            <Achievement>
              <Award size="1.375rem" aria-hidden="true" />
              {achievement}
            </Achievement>
          </Words>
        </article>
      ))}
    </List>
  )
}

const List = styled.div`
  display: grid;

  & > article {
    display: grid;
    gap: ${space[5]} ${space[12]};
    padding-block: ${space[10]};
    border-top: 1px solid ${color('line')};
  }
  & > :first-child {
    padding-top: 0;
    border-top: 0;
  }
  ${from('medium')} {
    & > article {
      grid-template-columns: 12rem minmax(0, 40rem);
      justify-content: start;
    }
    & > :nth-child(even) {
      grid-template-columns: minmax(0, 40rem) 12rem;
      justify-content: end;
    }
    & > :nth-child(even) > :first-child {
      order: 1;
    }
  }
`

const Person = styled.div`
  display: grid;
  gap: ${space[3]};
  align-content: start;
  justify-items: start;
`

const Words = styled.div`
  display: grid;
  gap: ${space[3]};
  align-content: start;

  & > h3 {
    font-size: ${text('heading')};
  }
  & > p {
    line-height: ${leading('normal')};
  }
`

const Achievement = styled.p`
  display: inline-grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[2]};
  align-items: center;
  justify-self: start;
  padding: ${space[2]} ${space[4]} ${space[2]} ${space[3]};
  border-radius: ${radius.small};
  background: ${color('goldSoft')};
  color: ${color('goldText')};
  font-weight: 600;
`
