import { termsOfService } from '#client/content/legal/terms-of-service.ts'
import { LegalPage } from './legal-page.tsx'

export { loadLegal as loader } from './load-legal.ts'

export function Component() {
  return <LegalPage write={termsOfService} />
}
