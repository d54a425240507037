import type { AchievementsQuery } from '#client/gql/graphql.ts'

export type AchievementYear = AchievementsQuery['content']['achievementYears'][number]

/** How many of all who sat a year's exam were selected, where both numbers are known. */
export function selectionOf({ selected, of }: AchievementYear): { selected: number; of: number } | null {
  return selected != null && of != null ? { selected, of } : null
}
