import type { DemoTeacher } from './demo-teacher.ts'

export const chemistry: readonly DemoTeacher[] = [
  {
    name: 'Prof. Hari Krishna Dahal',
    designation: 'Head of Department',
    specialization: 'Physical chemistry',
    bio: 'Thirty-one years in the classroom, two textbooks for grade twelve. Insists that a formula is only yours once you can say it in words.',
  },
  {
    name: 'Dr. Sabitri Tuladhar',
    designation: 'Senior Lecturer',
    specialization: 'Organic synthesis',
    bio: 'Made natural dyes the subject of her doctorate. Her reaction map covers one wall and replaces forty pages of notes.',
  },
  {
    name: 'Mukesh Kumar Sah',
    designation: 'Senior Lecturer',
    specialization: 'Reaction mechanisms',
    bio: 'Follows the electrons, never the recipe. Students from his evening group have topped the chemistry paper five times.',
  },
  {
    name: 'Deepa Rai',
    designation: 'Lecturer',
    specialization: 'Coordination compounds',
    bio: 'Colours, crystals, complexes. Brings copper sulphate to the first class and lets it grow until the exam.',
  },
  {
    name: 'Suraj Pokharel',
    designation: 'Lecturer',
    specialization: 'Thermodynamics',
    bio: 'Taught engineers in Pokhara before he came. Signs of heat and work no longer frighten anybody after his second lesson.',
  },
  {
    name: 'Nasreen Khatun',
    designation: 'Lecturer',
    specialization: 'Electrochemistry',
    bio: 'Builds a cell from lemons and a Nernst equation from there. Runs the study group for students from Madhesh.',
  },
  {
    name: 'Lok Bahadur Budhathoki',
    designation: 'Lecturer',
    specialization: 'Metals and metallurgy',
    bio: 'From Karnali, where he saw iron smelted as a boy. Knows every ore of the syllabus as a stone in his drawer.',
  },
  {
    name: 'Pemba Tamang',
    designation: 'Lecturer',
    specialization: 'Atomic structure and bonding',
    bio: 'Explains hybridisation with four balloons and half a minute. Former gold medallist of the science faculty.',
  },
  {
    name: 'Asmita Ghimire',
    designation: 'Lecturer',
    specialization: 'Biomolecules and polymers',
    bio: 'Sits with the botany teachers every month, so that carbohydrates are taught once and understood twice.',
  },
  {
    name: 'Rajan Shrestha',
    designation: 'Lecturer',
    specialization: 'Ionic equilibrium',
    bio: 'Three-step method for any pH question, printed on a card the size of a bus ticket.',
  },
  {
    name: 'Kabita Chaudhary',
    designation: 'Lecturer',
    specialization: 'p-block elements',
    bio: 'Proves that the p-block is not a list to learn by heart: every exception follows from the size of an atom.',
  },
  {
    name: 'Santosh Kumar Mandal',
    designation: 'Lecturer',
    specialization: 'Stoichiometry',
    bio: 'No calculator, no panic. His five-minute numericals open the day for every morning batch.',
  },
  {
    name: 'Yashoda Neupane',
    designation: 'Assistant Lecturer',
    specialization: 'Hydrocarbons',
    bio: 'Checks homework the same evening and writes one sentence of advice on each sheet.',
  },
  {
    name: 'Binod Rana Tharu',
    designation: 'Assistant Lecturer',
    specialization: 'Chemical kinetics',
    bio: 'Came to the institute as a student in 2012 and to the staff room in 2019. Speaks Tharu with the hostel students.',
  },
  {
    name: 'Mingma Lhamu Sherpa',
    designation: 'Laboratory Instructor',
    specialization: 'Qualitative analysis',
    bio: 'Can name a salt from the colour of its flame across the room. Her laboratory has the best safety record of the house.',
  },
  {
    name: 'Ganesh Pariyar',
    designation: 'Tutor',
    specialization: 'Doubt classes',
    bio: 'Answers questions until the last one is gone, on weekdays from three to five at the long table in the library.',
  },
]
