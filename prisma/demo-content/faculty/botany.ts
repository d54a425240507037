import type { DemoTeacher } from './demo-teacher.ts'

export const botany: readonly DemoTeacher[] = [
  {
    name: 'Dr. Laxmi Devi Joshi',
    designation: 'Head of Department',
    specialization: 'Plant physiology',
    bio: 'Twenty-four years of photosynthesis, and still delighted by it. Wrote the botany part of the model tests since the first one.',
  },
  {
    name: 'Dr. Gopal Prasad Bhattarai',
    designation: 'Senior Lecturer',
    specialization: 'Flowering plants',
    bio: 'Worked at the National Herbarium in Godawari. Carries a hand lens in his pocket and a flower in his diary.',
  },
  {
    name: 'Sangita Limbu',
    designation: 'Lecturer',
    specialization: 'Plant anatomy',
    bio: 'Teaches students to draw a stem in one minute, labels included. The exam allows about that much.',
  },
  {
    name: 'Arjun Kumar Karki',
    designation: 'Lecturer',
    specialization: 'Molecular genetics',
    bio: 'From the code to the protein without a single arrow too many. Reads new papers so that his notes do not grow old.',
  },
  {
    name: 'Rabina Shakya',
    designation: 'Lecturer',
    specialization: 'Viruses, bacteria and fungi',
    bio: 'Spent four years in a water-quality laboratory in Patan. Grows the textbook on agar plates.',
  },
  {
    name: 'Phurba Lama',
    designation: 'Lecturer',
    specialization: 'Vegetation of Nepal',
    bio: 'Has walked from the sal forests of Bardiya to the junipers of Mustang, and teaches altitude zones in that order.',
  },
  {
    name: 'Shiva Narayan Mahato',
    designation: 'Lecturer',
    specialization: 'Biotechnology',
    bio: 'Explains a plasmid with a bicycle chain. Guides those who sit for BSc Agriculture and Forestry as well.',
  },
  {
    name: 'Manju Kumari Bista',
    designation: 'Lecturer',
    specialization: 'Algae and bryophytes',
    bio: 'Finds the whole chapter on one wet wall behind the building, and takes the class there in July.',
  },
  {
    name: 'Ujjwal Dhakal',
    designation: 'Assistant Lecturer',
    specialization: 'Ferns and gymnosperms',
    bio: 'Life cycles as circles, never as lists. His whiteboard photographs are the most shared pictures of the batch.',
  },
  {
    name: 'Fulmaya Ghale',
    designation: 'Assistant Lecturer',
    specialization: 'Plant breeding',
    bio: 'Grew up on a cardamom farm in Lamjung, studied agriculture at Rampur, and knows why the Punnett square matters to both.',
  },
  {
    name: 'Aashish Sunuwar',
    designation: 'Assistant Lecturer',
    specialization: 'Cell division',
    bio: 'Turned mitosis into a two-minute dance that the Sunday batch performs without shame.',
  },
  {
    name: 'Renu Kumari Thakur',
    designation: 'Tutor',
    specialization: 'Weekly revision',
    bio: 'Reads every answer sheet of the Friday test and knows by Saturday who needs which page again.',
  },
]
