import type * as declared from '#server/content/declarations/courses.ts'
import type { DemoOf } from '../demo-of.ts'

export const coursesPage: DemoOf<typeof declared.coursesPage> = {
  intro: 'Fifteen degrees, three groups, one habit: understand it, practise it, sit the model test.',
  homeIntro: 'Three groups by the exam they lead to. Every group has classes before and after college hours.',
}
