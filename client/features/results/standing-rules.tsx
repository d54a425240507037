import type { MarkSheetFragment } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { Text } from '#client/ui/text.ts'
import { grouped } from '#shared/digits.ts'
import { roundedPercentile } from './percentages.ts'

type Standing = NonNullable<MarkSheetFragment['standing']>

/** The percentile as it is shown; undefined for an exam with too few candidates. */
export function percentileOf(
  standing: { percentile?: number | null } | null | undefined,
): string | undefined {
  return typeof standing?.percentile === 'number' ? roundedPercentile(standing.percentile) : undefined
}

interface StandingRulesProps {
  standing: Standing
  /** As the file states it. */
  examRank: string | null | undefined
}

/** How rank and percentile come about. A rank in a file may follow another rule, which nobody has told us. */
export function StandingRules({ standing, examRank }: StandingRulesProps) {
  const percentile = percentileOf(standing)
  const isByPercentage = examRank === String(standing.rank)
  if (!examRank && percentile === undefined) return null
  const sat = grouped(standing.candidates)
  return (
    <Text $tone="muted" $size="tiny" $leading="normal">
      {isByPercentage && `${t('Rank by percentage: equal percentages share a rank.')} `}
      {examRank && !isByPercentage && `${t('Rank as the institute states it.')} `}
      {percentile !== undefined &&
        t(
          'Percentile: of {sat} candidates who sat the exam, {percentile} percent have this percentage or a lower one.',
          { sat, percentile },
        )}
    </Text>
  )
}
