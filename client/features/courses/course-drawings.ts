import type { CourseDrawing } from '#client/gql/graphql.ts'
import { appliedScienceIcons } from './icons-applied-science.ts'
import { medicalIcons } from './icons-medical.ts'
import { paramedicalIcons } from './icons-paramedical.ts'

/** The drawings of which a course has one, as ui/motif/pixel-cells.ts reads them. */
export const courseDrawings: Readonly<Record<CourseDrawing, string>> = {
  ...medicalIcons,
  ...paramedicalIcons,
  ...appliedScienceIcons,
}
