import { cookiesPolicy } from '#client/content/legal/cookies-policy.ts'
import { LegalPage } from './legal-page.tsx'

export { loadLegal as loader } from './load-legal.ts'

export function Component() {
  return <LegalPage write={cookiesPolicy} />
}
