import { paths } from '#client/paths.ts'
import { Guarded } from '#client/shell/guarded.tsx'
import { PageHead } from '#client/shell/page-head.tsx'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { Card } from '#client/ui/card.tsx'
import { Page } from '#client/ui/page.tsx'

export function Component() {
  return (
    <Guarded only="STUDENT">
      <Page title="Student Portal" intro="Everything for students of the institute." cloth="portal">
        <PageHead title="Student Portal" noIndex />
        <Card as="section">
          <h2>Exam Results</h2>
          <p>Look up your result by your Candidate ID as soon as it is out.</p>
          <div>
            <ButtonLink to={paths.results}>Exam Results</ButtonLink>
          </div>
        </Card>
      </Page>
    </Guarded>
  )
}
