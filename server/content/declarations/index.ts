import type { Collection } from '#server/content/collection.ts'
import { achievementsPage, achievementYears } from './achievements.ts'
import { contactPage } from './contact.ts'
import { courseGroups, courses, coursesPage } from './courses.ts'
import { administrativeTeam, departments, facultyPage, teachers } from './faculty.ts'
import { homePage } from './home.ts'
import { infrastructurePage } from './infrastructure.ts'
import { cookiesPolicyPage, privacyPolicyPage, termsOfServicePage } from './legal.ts'
import { missionPage } from './mission.ts'
import { onlineClassPage } from './online-class.ts'
import { overviewPage } from './overview.ts'
import { identity, services } from './settings.ts'
import * as studentArea from './student-area.ts'
import { assignments, fees, feesPage } from './student-records.ts'
import { teacherRights } from './teacher-rights.ts'
import { successStories, testimonials } from './testimonials.ts'
import { chosenVideos } from './videos.ts'

/** Every kind of content, in the order in which staff see them. */
export const collections: readonly Collection[] = [
  homePage,
  overviewPage,
  missionPage,
  infrastructurePage,
  achievementsPage,
  achievementYears,
  administrativeTeam,
  departments,
  teachers,
  facultyPage,
  testimonials,
  successStories,
  onlineClassPage,
  chosenVideos,
  contactPage,
  privacyPolicyPage,
  termsOfServicePage,
  cookiesPolicyPage,
  courses,
  courseGroups,
  coursesPage,
  studentArea.studyMaterials,
  studentArea.questionSets,
  studentArea.previousPapers,
  studentArea.courseSyllabi,
  studentArea.scheduledExams,
  assignments,
  fees,
  feesPage,
  studentArea.outsideLinks,
  identity,
  services,
  teacherRights,
]

const byKey = new Map(collections.map((collection) => [collection.key, collection]))

export const findCollection = (key: string): Collection | undefined => byKey.get(key)
