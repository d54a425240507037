const zoology = [
  'Cell, tissues and cell division',
  'Human anatomy and physiology',
  'Heredity and molecular genetics',
  'Evolution and behaviour',
  'Animal kingdom and parasites',
]
const botany = [
  'Cell structure and plant anatomy',
  'Photosynthesis, respiration and transport',
  'Classification from algae to angiosperms',
  'Genetics and biotechnology of plants',
  'Ecology and conservation in Nepal',
]
const chemistry = [
  'Moles, solutions and gas laws',
  'Atomic structure and bonding',
  'Thermodynamics, rates and equilibrium',
  'Acids, bases and electrochemistry',
  'Metals and non-metals',
  'Hydrocarbons and functional groups',
]
const physics = [
  'Kinematics, forces and energy',
  'Rotation, gravity and elasticity',
  'Heat and thermodynamics',
  'Waves, sound and light',
  'Current, magnetism and induction',
  'Atoms, nuclei and semiconductors',
]
const mat = ['Verbal reasoning', 'Numbers and series', 'Coding and directions', 'Charts and data']

export const demoSyllabi = [
  {
    course: 'Medical Entrance',
    programs: ['MBBS', 'BDS', 'BSc Nursing'],
    weeks: 16,
    subjects: [
      { name: 'Chemistry', lessons: 80, topics: chemistry },
      { name: 'Physics', lessons: 80, topics: physics },
      { name: 'Zoology', lessons: 64, topics: zoology },
      { name: 'Botany', lessons: 64, topics: botany },
      { name: 'MAT', lessons: 32, topics: mat },
    ],
  },
  {
    course: 'Paramedical',
    programs: ['B. Pharmacy', 'B. Optometry', 'BMLT', 'BMIT', 'BPH', 'BPT', 'BASLP'],
    weeks: 12,
    subjects: [
      { name: 'Chemistry', lessons: 48, topics: chemistry },
      { name: 'Zoology', lessons: 42, topics: zoology },
      { name: 'Physics', lessons: 36, topics: physics.slice(0, 5) },
      { name: 'Botany', lessons: 36, topics: botany.slice(0, 4) },
      { name: 'MAT', lessons: 18, topics: mat },
    ],
  },
  {
    course: 'Applied Science & Technology',
    programs: ['B. Technology', 'BSc. Forestry', 'Veterinary', 'BSc Agriculture', 'Food Technology'],
    weeks: 12,
    subjects: [
      { name: 'Chemistry', lessons: 42, topics: chemistry },
      { name: 'Physics', lessons: 42, topics: physics },
      {
        name: 'Biology',
        lessons: 42,
        topics: ['Plant and animal cells', 'Plant physiology', 'Animal physiology', 'Genetics', 'Ecology'],
      },
      {
        name: 'Mathematics',
        lessons: 36,
        topics: ['Algebra', 'Trigonometry', 'Coordinate geometry', 'Derivatives and integrals', 'Statistics'],
      },
      {
        name: 'English',
        lessons: 18,
        topics: ['Grammar', 'Vocabulary in context', 'Comprehension', 'Correct writing'],
      },
    ],
  },
].map((syllabus) => ({ ...syllabus, lessonMinutes: 75 }))
