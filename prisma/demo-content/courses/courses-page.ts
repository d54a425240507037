import type { DemoOf } from '#prisma/demo-content/demo-of.ts'
import type * as declared from '#server/content/declarations/courses.ts'

export const coursesPage: DemoOf<typeof declared.coursesPage> = {
  intro: 'Fifteen degrees, three groups, one habit: understand it, practise it, sit the model test.',
  homeIntro: 'Three groups by the exam they lead to. Every group has classes before and after college hours.',
}
