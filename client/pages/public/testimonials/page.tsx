import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { loadContent } from '#client/data/load-content.ts'
import { graphql } from '#client/gql/gql.ts'
import { NothingPublished } from '#client/layouts/nothing-published.tsx'
import { PageHead } from '#client/layouts/page-head.tsx'
import { Page } from '#client/ui/page.tsx'
import { TabsOrPanel } from '#client/ui/tabs-or-panel.tsx'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import { SuccessStories } from './success-stories.tsx'
import { TestimonialList } from './testimonial-list.tsx'

const TestimonialsQuery = graphql(`
  query Testimonials {
    content {
      testimonials { id name course content rating photo { ...ContentPictureParts @unmask } }
      successStories { id title content name achievement photo { ...ContentPictureParts @unmask } }
    }
  }
`)

export async function loader({ context }: LoaderFunctionArgs) {
  return (await loadContent(context, TestimonialsQuery)).content
}

export function Component() {
  const { testimonials, successStories } = useLoaderData<typeof loader>()
  const isEmpty = testimonials.length + successStories.length === 0
  return (
    <Page
      title="Testimonials"
      pattern="testimonials"
      intro="What students say when they leave, the stars they did not give included."
    >
      <PageHead
        title="Testimonials"
        description="Students about their preparation for the entrance exams, and their success stories."
        noIndex={isEmpty}
      />
      {isEmpty ? (
        <NothingPublished seed="testimonials" />
      ) : (
        <section aria-labelledby="students">
          <VisuallyHidden as="h2" id="students">
            Our students
          </VisuallyHidden>
          <TabsOrPanel
            label="Our students"
            tabs={[
              ...(testimonials.length > 0
                ? [
                    {
                      id: 'testimonials',
                      label: 'Testimonials',
                      panel: <TestimonialList testimonials={testimonials} />,
                    },
                  ]
                : []),
              ...(successStories.length > 0
                ? [
                    {
                      id: 'stories',
                      label: 'Success Stories',
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
