/** The questions are in server/pdf/question-bank, in files with the names of the subjects. */
export const demoQuestionSets = [
  {
    subject: 'Zoology',
    questionCount: 20,
    chapters: ['Cell division', 'Human body', 'Heredity', 'Evolution', 'Animal kingdom'],
  },
  {
    subject: 'Botany',
    questionCount: 20,
    chapters: ['Plant cell', 'Anatomy', 'Photosynthesis', 'Classification', 'Ecology'],
  },
  {
    subject: 'Chemistry',
    questionCount: 20,
    chapters: ['Moles', 'Bonding', 'Equilibrium', 'Electrochemistry', 'Organic chemistry'],
  },
  {
    subject: 'Physics',
    questionCount: 20,
    chapters: ['Mechanics', 'Heat', 'Waves and light', 'Electricity', 'Modern physics'],
  },
  {
    subject: 'MAT',
    questionCount: 20,
    chapters: ['Number series', 'Coding', 'Directions', 'Blood relations', 'Data'],
  },
].map((set) => ({ ...set, pdf: '' }))

/** The questions are in server/pdf/papers, in files with the names of the titles. */
export const demoPapers = [
  {
    title: 'Applied Science Model Test 2',
    course: 'Applied Science & Technology',
    heldOn: '2026-10-25',
    questionCount: 20,
    minutes: 25,
  },
  {
    title: 'Paramedical Model Test 3',
    course: 'Paramedical',
    heldOn: '2026-10-24',
    questionCount: 20,
    minutes: 20,
  },
  {
    title: 'CEE Model Test 6',
    course: 'Medical',
    heldOn: '2026-10-17',
    questionCount: 25,
    minutes: 25,
  },
  {
    title: 'CEE Model Test 5',
    course: 'Medical',
    heldOn: '2026-10-03',
    questionCount: 25,
    minutes: 25,
  },
].map((paper) => ({ ...paper, pdf: '' }))
