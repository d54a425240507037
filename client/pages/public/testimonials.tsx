import Award from 'lucide-react/icons/award'
import { useId } from 'react'
import type { LoaderFunctionArgs } from 'react-router-dom'
import styled from 'styled-components'
import { loadData } from '#client/data/loader-context.ts'
import { usePageData } from '#client/data/page-data.ts'
import { graphql } from '#client/gql/gql.ts'
import type { TestimonialsQuery as TestimonialsData } from '#client/gql/graphql.ts'
import { NothingPublished } from '#client/layouts/nothing-published.tsx'
import { PageHead } from '#client/layouts/page-head.tsx'
import { t } from '#client/locales/t.ts'
import { color, from, leading, radius, space, text } from '#client/theme/theme.ts'
import { LongText } from '#client/ui/long-text.tsx'
import { Page } from '#client/ui/page.tsx'
import { PlainList } from '#client/ui/plain-list.tsx'
import { Portrait } from '#client/ui/portrait.tsx'
import { TabsOrPanel } from '#client/ui/tabs-or-panel.tsx'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'

const TestimonialsQuery = graphql(`
  query Testimonials {
    content {
      testimonials { id name course content rating photo { ...ContentPictureParts } }
      successStories { id title content name achievement photo { ...ContentPictureParts } }
    }
  }
`)

export async function loader({ context }: LoaderFunctionArgs) {
  return (await loadData(context, TestimonialsQuery)).content
}

export function Component() {
  const { testimonials, successStories } = usePageData<typeof loader>()
  const isEmpty = testimonials.length + successStories.length === 0
  return (
    <Page
      title={t('Testimonials')}
      {...(!isEmpty && { intro: t('What students say about their time here.') })}
    >
      <PageHead
        title={t('Testimonials')}
        description={t('Students about their preparation for the entrance exams, and their success stories.')}
      />
      {isEmpty ? (
        <NothingPublished seed="testimonials" />
      ) : (
        <section aria-labelledby="students">
          <VisuallyHidden as="h2" id="students">
            {t('Our students')}
          </VisuallyHidden>
          <TabsOrPanel
            label={t('Our students')}
            tabs={[
              ...(testimonials.length > 0
                ? [
                    {
                      id: 'testimonials',
                      label: t('Testimonials'),
                      panel: <TestimonialList testimonials={testimonials} />,
                    },
                  ]
                : []),
              ...(successStories.length > 0
                ? [
                    {
                      id: 'stories',
                      label: t('Success Stories'),
                      panel: <SuccessStories stories={successStories} />,
                    },
                  ]
                : []),
            ]}
          />
        </section>
      )}
    </Page>
  )
}

type Testimonial = TestimonialsData['content']['testimonials'][number]

/** Testimonials, each at full length: columns rather than cards in a grid. */
function TestimonialList({ testimonials }: { testimonials: readonly Testimonial[] }) {
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

const scale = 5
const star =
  'M12 1l3.400 7l7.600 1.100l-5.500 5.400l1.300 7.500l-6.800-3.600l-6.800 3.600l1.300-7.500l-5.500-5.400l7.600-1.100z'

/** Stars out of five, filled and hollow. */
function StarRating({ rating }: { rating: number }) {
  const id = useId()
  return (
    <Row
      viewBox={`0 0 ${scale * 26} 24`}
      role="img"
      aria-label={t('{rating} out of {scale} stars', { rating, scale })}
    >
      <pattern id={id} width="26" height="24" patternUnits="userSpaceOnUse">
        <path d={star} transform="translate(1 1) scale(.92)" />
      </pattern>
      <pattern id={`${id}-hollow`} width="26" height="24" patternUnits="userSpaceOnUse">
        <path
          d={star}
          transform="translate(1 1) scale(.92)"
          fill="none"
          stroke="var(--color-lineStrong)"
          strokeWidth="1.500"
        />
      </pattern>
      <rect width={rating * 26} height="24" fill={`url(#${id})`} />
      <rect x={rating * 26} width={(scale - rating) * 26} height="24" fill={`url(#${id}-hollow)`} />
    </Row>
  )
}

const Row = styled.svg`
  height: 1.25rem;

  & > pattern > path:not([fill]) {
    fill: var(--color-accentStrong);
  }
`

type SuccessStory = TestimonialsData['content']['successStories'][number]

/** Ways to a seat, at length: the person on one side, the story on the other, changing sides. */
function SuccessStories({ stories }: { stories: readonly SuccessStory[] }) {
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
