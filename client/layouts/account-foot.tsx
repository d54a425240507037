import LogOut from 'lucide-react/icons/log-out'
import styled from 'styled-components'
import type { Viewer } from '#client/data/root-data.ts'
import { t } from '#client/locales/t.ts'
import { paths } from '#client/paths.ts'
import { color, space, text } from '#client/theme/theme.ts'
import { Button } from '#client/ui/button.tsx'
import { Lang } from '#client/ui/lang.tsx'
import { TextLink } from '#client/ui/text-link.tsx'
import { LanguageLink } from './language-link.tsx'
import { SignOutForm } from './sign-out-form.tsx'

interface AccountFootProps {
  viewer: Viewer
  onSignOut: () => void
}

/** The end of a sidebar: who is signed in, the other language, and the way out. */
export function AccountFoot({ viewer, onSignOut }: AccountFootProps) {
  return (
    <Foot>
      <p>
        <TextLink to={paths.account}>
          <Lang>{viewer.user?.name ?? viewer.user?.email ?? ''}</Lang>
        </TextLink>
        <LanguageLink />
      </p>
      <SignOutForm onSignOut={onSignOut}>
        <Button type="submit" variant="secondary" wide icon={<LogOut />}>
          {t('Logout')}
        </Button>
      </SignOutForm>
    </Foot>
  )
}

const Foot = styled.div`
  display: grid;
  gap: ${space[2]};
  padding-top: ${space[2]};
  border-top: 1px solid ${color('line')};

  [data-surface='ink'] & {
    border-top-color: ${color('inkLine')};
  }
  & > p {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${space[4]};
    justify-content: space-between;
    overflow-wrap: anywhere;
    font-size: ${text('small')};
  }
  & > p > a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
  }
`
