import { t } from '#client/locales/t.ts'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { CheckList } from '#client/ui/check-list.tsx'
import { WideSection } from '#client/ui/wide-section.tsx'

interface FacilitiesProps {
  intro: string | null | undefined
  facilities: readonly string[]
  /** Whether the page about the building has content. */
  hasFloors: boolean
}

/** Facilities of the building, in short. */
export function Facilities({ intro, facilities, hasFloors }: FacilitiesProps) {
  if (facilities.length === 0) return null
  return (
    <WideSection
      title={t('Facilities')}
      ground="sunken"
      shape="beside"
      lead={intro}
      actions={
        hasFloors ? (
          <ButtonLink to={paths.infrastructure} variant="secondary">
            {t('Floor by floor')}
          </ButtonLink>
        ) : undefined
      }
    >
      <CheckList points={facilities} />
    </WideSection>
  )
}
