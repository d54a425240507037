import { paths } from '#client/paths.ts'
import { Guarded } from '#client/shell/guarded.tsx'
import { PageHead } from '#client/shell/page-head.tsx'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { Card } from '#client/ui/card.tsx'
import { Page } from '#client/ui/page.tsx'

export function Component() {
  return (
    <Guarded only="TEACHER">
      <Page title="Teacher" intro="What teachers look up most." cloth="teacher">
        <PageHead title="Teacher" noIndex />
        <Card as="section">
          <h2>Exam Results</h2>
          <p>The results of every published exam, by candidate, and its top ten.</p>
          <div>
            <ButtonLink to={paths.results}>Exam Results</ButtonLink>
          </div>
        </Card>
      </Page>
    </Guarded>
  )
}
