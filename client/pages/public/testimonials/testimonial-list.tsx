import styled from 'styled-components'
import type { TestimonialsQuery } from '#client/gql/graphql.ts'
import { color, from, leading, radius, space, text } from '#client/theme/theme.ts'
import { LongText } from '#client/ui/long-text.tsx'
import { PlainList } from '#client/ui/plain-list.tsx'
import { Portrait } from '#client/ui/portrait.tsx'
import { StarRating } from '#client/ui/star-rating.tsx'

type Testimonial = TestimonialsQuery['content']['testimonials'][number]

/** Testimonials, each at full length: columns rather than cards in a grid. */
export function TestimonialList({ testimonials }: { testimonials: readonly Testimonial[] }) {
  return (
    <Wall>
      {testimonials.map(({ id, name, course, content, rating, photo }) => (
        <li key={id}>
          <figure>
            <StarRating rating={rating} />
            <blockquote>
              <LongText>{content}</LongText>
            </blockquote>
            <figcaption>
              <Portrait name={name} photo={photo} size="3rem" />
              <span>
                <strong>{name}</strong>
                {course}
              </span>
            </figcaption>
          </figure>
        </li>
      ))}
    </Wall>
  )
}

const Wall = styled(PlainList)`
  columns: 3 19rem;
  column-gap: ${space[6]};

  & > li {
    padding-bottom: ${space[6]};
    break-inside: avoid;
  }
  & figure {
    display: grid;
    gap: ${space[4]};
    padding: ${space[5]};
    border: 1px solid ${color('line')};
    border-radius: ${radius.medium};
    background: ${color('surface')};
  }
  & blockquote {
    font-size: ${text('large')};
    line-height: ${leading('normal')};
  }
  & figcaption {
    display: flex;
    gap: ${space[3]};
    align-items: center;
    color: ${color('textMuted')};
    font-size: ${text('small')};
  }
  & figcaption svg {
    border-radius: ${radius.small};
  }
  & strong {
    display: block;
    color: ${color('text')};
    font-size: ${text('body')};
  }
  ${from('large')} {
    & figure {
      padding: ${space[6]};
    }
  }
`
