import { PageHead } from '#client/layouts/page-head.tsx'
import { Page } from '#client/ui/page.tsx'
import { Tabs } from '#client/ui/tabs.tsx'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import { SuccessStories } from './success-stories.tsx'
import { TestimonialList } from './testimonial-list.tsx'

export function Component() {
  return (
    <Page
      title="Testimonials"
      pattern="testimonials"
      intro="What students say when they leave, the stars they did not give included."
    >
      <PageHead
        title="Testimonials"
        description="Students about their preparation for the entrance exams, and four success stories."
      />
      <section aria-labelledby="students">
        <VisuallyHidden as="h2" id="students">
          Our students
        </VisuallyHidden>
        <Tabs
          label="Our students"
          tabs={[
            { id: 'testimonials', label: 'Testimonials', panel: <TestimonialList /> },
            { id: 'stories', label: 'Success Stories', panel: <SuccessStories /> },
          ]}
        />
      </section>
    </Page>
  )
}
