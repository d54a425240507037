import type { PublicNavigation } from '#client/content/navigation.ts'
import type { SiteShellFragment, ViewerShellFragment } from '#client/gql/graphql.ts'
import { paths } from '#client/paths.ts'
import { Button } from '#client/ui/button.tsx'
import { ButtonLink } from '#client/ui/button-link.tsx'

export interface AccountLinksProps {
  site: Pick<SiteShellFragment, 'portalLogInUrl' | 'portalSignUpUrl'>
  viewer: ViewerShellFragment
  navigation: PublicNavigation
  onSignOut: () => void
  /** As wide as their place, for the side menu. */
  wide?: boolean
}

/** Login and Sign Up for visitors; the way to their area and out for everybody else. */
export function AccountLinks({ site, viewer, navigation, onSignOut, wide = false }: AccountLinksProps) {
  const look = wide ? ({ wide } as const) : ({ size: 'small' } as const)
  if (viewer.role) {
    const area = navigation.areas[viewer.role]
    return (
      <>
        <ButtonLink to={paths.account} variant={wide ? 'secondary' : 'quiet'} {...look}>
          Your account
        </ButtonLink>
        {area && (
          <ButtonLink to={area.to} {...look}>
            {area.label}
          </ButtonLink>
        )}
        <Button variant="secondary" onClick={onSignOut} {...look}>
          Sign out
        </Button>
      </>
    )
  }
  const signUp = site.portalSignUpUrl ?? navigation.signUp
  return (
    <>
      <ButtonLink to={site.portalLogInUrl ?? navigation.signIn} variant="secondary" {...look}>
        Login
      </ButtonLink>
      {signUp !== undefined && (
        <ButtonLink to={signUp} {...look}>
          Sign Up
        </ButtonLink>
      )}
    </>
  )
}
