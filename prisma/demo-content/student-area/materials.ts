/** The institute's texts are in server/pdf/materials, in files with the names of the titles. */
export const demoMaterials = [
  {
    title: 'Physics study notes',
    subject: 'Physics',
    kind: 'Study notes',
    summary:
      'Motion, energy and waves in short: the laws, what each symbol means, and one worked problem each.',
  },
  {
    title: 'Chemistry formula sheet',
    subject: 'Chemistry',
    kind: 'Formula sheet',
    summary:
      'Moles, gases, equilibrium, thermodynamics and electrochemistry, with the constants to know by heart.',
  },
  {
    title: 'Mathematics problem set',
    subject: 'Mathematics',
    kind: 'Problem set',
    summary:
      'Thirty problems from algebra to calculus, in the order of difficulty, with answers on the last page.',
  },
  {
    title: 'Biology chapter notes',
    subject: 'Biology',
    kind: 'Chapter notes',
    summary: 'The cell, human circulation and heredity: what entrance papers ask every year.',
  },
  {
    title: 'English grammar guide',
    subject: 'English',
    kind: 'Grammar guide',
    summary:
      'Agreement, tenses, articles, prepositions and conditionals, with the slips examiners set traps for.',
  },
  {
    title: 'Computer Science programming notes',
    subject: 'Computer Science',
    kind: 'Programming notes',
    summary: 'C from variables to arrays and functions, with short programs to type and run.',
  },
].map((material) => ({ ...material, pdf: '' }))
