interface CourseInGroup {
  group?: { id: string } | null
}

/** The groups that have courses, each with its own in their order. A course whose group is hidden is in none. */
export function groupCourses<TGroup extends { id: string }, TCourse extends CourseInGroup>({
  courseGroups,
  courses,
}: {
  courseGroups: readonly TGroup[]
  courses: readonly TCourse[]
}): (TGroup & { courses: TCourse[] })[] {
  return courseGroups
    .map((group) => ({ ...group, courses: courses.filter((course) => course.group?.id === group.id) }))
    .filter((group) => group.courses.length > 0)
}
