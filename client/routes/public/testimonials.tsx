import { Letters } from '#client/features/testimonials/letters.tsx'
import { Stories } from '#client/features/testimonials/stories.tsx'
import { PageHead } from '#client/shell/page-head.tsx'
import { Page } from '#client/ui/page.tsx'
import { Tabs } from '#client/ui/tabs.tsx'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'

export function Component() {
  return (
    <Page
      title="Testimonials"
      cloth="testimonials"
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
            { id: 'testimonials', label: 'Testimonials', panel: <Letters /> },
            { id: 'stories', label: 'Success Stories', panel: <Stories /> },
          ]}
        />
      </section>
    </Page>
  )
}
