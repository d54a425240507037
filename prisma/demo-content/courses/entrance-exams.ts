/** The two kinds of paper that our candidates sit, as the institute's own model tests have them. */
export const commonEntrance = {
  exam: 'Common Entrance Examination (CEE), Medical Education Commission',
  marks: [
    { subject: 'Zoology', marks: 40 },
    { subject: 'Botany', marks: 40 },
    { subject: 'Chemistry', marks: 50 },
    { subject: 'Physics', marks: 50 },
    { subject: 'MAT', marks: 20 },
  ],
  questions: 200,
}

export const appliedScienceEntrance = {
  marks: [
    { subject: 'Zoology', marks: 25 },
    { subject: 'Botany', marks: 25 },
    { subject: 'Chemistry', marks: 25 },
    { subject: 'Physics', marks: 25 },
  ],
  questions: 100,
}
