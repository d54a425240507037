import type { DemoTeacher } from './demo-teacher.ts'

export const physics: readonly DemoTeacher[] = [
  {
    name: 'Dr. Narayan Prasad Koirala',
    designation: 'Head of Department',
    specialization: 'Modern physics',
    bio: 'Studied cosmic rays in Trieste and came home to teach. Believes that biology students are better at physics than they were told.',
  },
  {
    name: 'Shyam Sundar Manandhar',
    designation: 'Senior Lecturer',
    specialization: 'Mechanics',
    bio: 'His first lesson is a swing, a bucket and a stopwatch. Twenty-two years later former students still send him videos of swings.',
  },
  {
    name: 'Dr. Pushpa Raj Ojha',
    designation: 'Senior Lecturer',
    specialization: 'Electromagnetism',
    bio: 'Far-western by birth and by patience. Draws field lines with coloured chalk, both hands at once.',
  },
  {
    name: 'Chandra Kala Rai',
    designation: 'Lecturer',
    specialization: 'Optics',
    bio: 'Two mirrors, one candle, and the sign convention is settled. Author of the ray-diagram workbook used in all batches.',
  },
  {
    name: 'Abdul Rahman Khan',
    designation: 'Lecturer',
    specialization: 'Heat and thermodynamics',
    bio: 'Taught in Nepalgunj, where heat needs no introduction. Famous for estimating any answer before he calculates it.',
  },
  {
    name: 'Dil Bahadur Gurung',
    designation: 'Lecturer',
    specialization: 'Waves and sound',
    bio: 'Plays the madal, and uses it: beats, resonance and overtones are heard before they are written.',
  },
  {
    name: 'Prakash Khatiwada',
    designation: 'Lecturer',
    specialization: 'Rotational motion',
    bio: 'Compares every rotating thing with its straight-line twin, so that there is half as much to remember.',
  },
  {
    name: 'Smriti Vaidya',
    designation: 'Lecturer',
    specialization: 'Nuclear physics',
    bio: 'Trained as a medical physicist at Bharatpur. Shows where the half-life question of the exam is used the next morning.',
  },
  {
    name: 'Ramu Nepali',
    designation: 'Numericals Instructor',
    specialization: 'Solving without a calculator',
    bio: 'Forty questions in forty minutes, twice a week. He keeps a graph for each student, and it goes up.',
  },
  {
    name: 'Bikash Jaiswal',
    designation: 'Lecturer',
    specialization: 'Current electricity',
    bio: 'Redraws every circuit until it looks simple. It always was, he says.',
  },
  {
    name: 'Ang Dawa Sherpa',
    designation: 'Lecturer',
    specialization: 'Fluids and elasticity',
    bio: 'Explains pressure with the altimeter of his trekking days and surface tension with a needle.',
  },
  {
    name: 'Ishwori Aryal',
    designation: 'Lecturer',
    specialization: 'Semiconductors',
    bio: 'An electronics engineer who repairs the sound system between classes and turns the repair into a lesson.',
  },
  {
    name: 'Sandeep Kumar Patel',
    designation: 'Assistant Lecturer',
    specialization: 'Electrostatics',
    bio: 'Records a short video after each class for those whose bus was late.',
  },
  {
    name: 'Tara Kumari Saud',
    designation: 'Tutor',
    specialization: 'Doubt classes',
    bio: 'Has a rule: nobody leaves with a question. Came from Achham with a scholarship and looks after those who do now.',
  },
]
