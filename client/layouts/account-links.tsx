import LogOut from 'lucide-react/icons/log-out'
import UserRound from 'lucide-react/icons/user-round'
import { Fragment } from 'react'
import type { Site, Viewer } from '#client/data/root-data.ts'
import { t } from '#client/locales/t.ts'
import { paths } from '#client/paths.ts'
import { Button } from '#client/ui/button.tsx'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import type { PublicNavigation } from './navigation-items.ts'
import { SignOutForm } from './sign-out-form.tsx'

export interface AccountLinksProps {
  site: Pick<Site, 'portalLogInUrl' | 'portalSignUpUrl'>
  viewer: Viewer
  navigation: PublicNavigation
  onSignOut: () => void
  /** As wide as their place, for the side menu. */
  wide?: boolean
}

/** Login and Sign Up for visitors; the way to their area and out for everybody else. */
export function AccountLinks({ site, viewer, navigation, onSignOut, wide = false }: AccountLinksProps) {
  const look = wide ? ({ wide } as const) : ({ size: 'small' } as const)
  // The bar has no room for all their words beside its links.
  const Label = wide ? Fragment : VisuallyHidden
  if (viewer.role) {
    const area = navigation.areas[viewer.role]
    return (
      <>
        <ButtonLink
          to={paths.account}
          variant={wide ? 'secondary' : 'quiet'}
          icon={<UserRound />}
          title={t('Your account')}
          {...look}
        >
          <Label>{t('Your account')}</Label>
        </ButtonLink>
        {area && (
          <ButtonLink to={area.to} {...look}>
            {area.label}
          </ButtonLink>
        )}
        <SignOutForm onSignOut={onSignOut}>
          <Button type="submit" variant="secondary" icon={<LogOut />} title={t('Sign out')} {...look}>
            <Label>{t('Sign out')}</Label>
          </Button>
        </SignOutForm>
      </>
    )
  }
  const signUp = site.portalSignUpUrl ?? navigation.signUp
  return (
    <>
      <ButtonLink to={site.portalLogInUrl ?? navigation.signIn} variant="secondary" {...look}>
        {t('Login')}
      </ButtonLink>
      {signUp !== undefined && (
        <ButtonLink to={signUp} {...look}>
          {t('Sign Up')}
        </ButtonLink>
      )}
    </>
  )
}
