import { t } from '#client/locales/t.ts'
import { paths } from '#client/paths.ts'
import { Button } from '#client/ui/button.tsx'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { MessagePage } from './message-page.tsx'

interface ErrorPageProps {
  /** What may be told, if anything: never internals. */
  message?: string | undefined
}

/** When a page fails to render or its data to load. Needs no layout and no data, so that it cannot fail as well. */
export function ErrorPage({ message }: ErrorPageProps) {
  return (
    <MessagePage
      title={t('Unexpected Application Error!')}
      seed="error"
      actions={
        <>
          <Button data-needs-js onClick={() => window.location.reload()}>
            {t('Try again')}
          </Button>
          <ButtonLink to={paths.home} variant="secondary" reloadDocument>
            {t('Back to home')}
          </ButtonLink>
        </>
      }
    >
      <p>
        {message ??
          t('Something went wrong on our side. Nothing you entered elsewhere is lost. Please try again.')}
      </p>
    </MessagePage>
  )
}
