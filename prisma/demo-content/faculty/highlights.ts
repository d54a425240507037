/** What the faculty has to offer, at the end of its page. */
export const facultyHighlights: readonly { title: string; text: string }[] = [
  {
    title: 'Experienced Faculty',
    text: 'Heads of department with twenty years and more in the classroom, beside young teachers who sat the same exams not long ago.',
  },
  {
    title: 'Proven Results',
    text: 'Nine in ten of our MBBS candidates found their name on the merit list in each of the last common exams.',
  },
  {
    title: 'Comprehensive Support',
    text: 'Doubt classes every weekday, a counselor to talk to, and a teacher who knows where each student stands.',
  },
]
