import type { Collection } from '#server/content/collection.ts'
import * as achievements from '#server/content/declarations/achievements.ts'
import * as contact from '#server/content/declarations/contact.ts'
import type * as declared from '#server/content/declarations/courses.ts'
import * as courses from '#server/content/declarations/courses.ts'
import * as faculty from '#server/content/declarations/faculty.ts'
import { homePage as homePageDeclaration } from '#server/content/declarations/home.ts'
import { infrastructurePage as infrastructurePageDeclaration } from '#server/content/declarations/infrastructure.ts'
import { missionPage as missionPageDeclaration } from '#server/content/declarations/mission.ts'
import * as online from '#server/content/declarations/online-class.ts'
import { overviewPage as overviewPageDeclaration } from '#server/content/declarations/overview.ts'
import * as settings from '#server/content/declarations/settings.ts'
import * as area from '#server/content/declarations/student-area.ts'
import * as records from '#server/content/declarations/student-records.ts'
import * as people from '#server/content/declarations/testimonials.ts'
import type { Fields } from '#server/content/field.ts'
import { achievementsPage, achievementYears } from './achievements.ts'
import { contactPage } from './contact.ts'
import { courseGroups } from './courses/course-groups.ts'
import { datedCourses } from './courses/courses.ts'
import type { DemoOf } from './demo-of.ts'
import { administrativeTeam } from './faculty/administration.ts'
import { departments, teachers } from './faculty/departments.ts'
import { facultyPage } from './faculty/faculty-page.ts'
import { homePage } from './home.ts'
import { infrastructurePage } from './infrastructure.ts'
import { missionPage } from './mission.ts'
import { onlineClassPage } from './online-class.ts'
import { overviewPage } from './overview.ts'
import { identity, services } from './settings.ts'
import { demoAssignments } from './student-area/assignments.ts'
import { demoExams } from './student-area/exams.ts'
import { demoFees, demoFeesPage } from './student-area/fees.ts'
import { demoMaterials } from './student-area/materials.ts'
import { demoPapers, demoQuestionSets } from './student-area/questions.ts'
import { demoSyllabi } from './student-area/syllabi.ts'
import { successStories, testimonials } from './testimonials.ts'

export const coursesPage: DemoOf<typeof declared.coursesPage> = {
  intro: 'Fifteen degrees, three groups, one habit: understand it, practise it, sit the model test.',
  homeIntro: 'Three groups by the exam they lead to. Every group has classes before and after college hours.',
  ne: {
    intro: 'पन्ध्र उपाधि, तीन समूह, एउटै बानी: बुझ्ने, अभ्यास गर्ने, नमुना परीक्षा दिने।',
    homeIntro: 'कुन परीक्षा दिने भन्ने आधारमा तीन समूह। हरेक समूहको कक्षा कलेज समयअघि र पछि हुन्छ।',
  },
}

/** The items of a collection; a reference is the slug of an item that stands before. */
export interface DemoContent {
  collection: Collection
  items: readonly Readonly<Record<string, unknown>>[]
}

function of<F extends Fields>(
  collection: Collection<F>,
  ...items: (DemoOf<Collection<F>> & DemoContent['items'][number])[]
): DemoContent {
  return { collection, items }
}

/** The demo institute's content. Every person in it is invented. */
export const demoContent: readonly DemoContent[] = [
  of(homePageDeclaration, homePage),
  of(overviewPageDeclaration, overviewPage),
  of(missionPageDeclaration, missionPage),
  of(infrastructurePageDeclaration, infrastructurePage),
  of(achievements.achievementsPage, achievementsPage),
  of(achievements.achievementYears, ...achievementYears),
  of(faculty.administrativeTeam, ...administrativeTeam),
  of(faculty.departments, ...departments),
  of(faculty.teachers, ...teachers),
  of(faculty.facultyPage, facultyPage),
  of(online.onlineClassPage, onlineClassPage),
  of(contact.contactPage, contactPage),
  of(people.testimonials, ...testimonials),
  of(people.successStories, ...successStories),
  of(courses.courseGroups, ...courseGroups),
  of(courses.coursesPage, coursesPage),
  of(area.studyMaterials, ...demoMaterials),
  of(area.questionSets, ...demoQuestionSets),
  of(area.previousPapers, ...demoPapers),
  of(area.courseSyllabi, ...demoSyllabi),
  of(area.scheduledExams, ...demoExams),
  of(records.feesPage, demoFeesPage),
  of(settings.identity, identity),
  of(settings.services, services),
]

/** The same whose days are counted from the day on which it is added. */
export const datedDemoContent = (today: string): readonly DemoContent[] => [
  of(courses.courses, ...datedCourses(today)),
  of(records.assignments, ...demoAssignments(today)),
  of(records.fees, ...demoFees(today)),
]
