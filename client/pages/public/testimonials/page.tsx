import type { LoaderFunctionArgs } from 'react-router-dom'
import { loadData } from '#client/data/loader-context.ts'
import { usePageData } from '#client/data/page-data.ts'
import { graphql } from '#client/gql/gql.ts'
import { NothingPublished } from '#client/layouts/nothing-published.tsx'
import { PageHead } from '#client/layouts/page-head.tsx'
import { t } from '#client/locales/t.ts'
import { Page } from '#client/ui/page.tsx'
import { TabsOrPanel } from '#client/ui/tabs-or-panel.tsx'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import { SuccessStories } from './success-stories.tsx'
import { TestimonialList } from './testimonial-list.tsx'

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
