import type { DemoOf } from '#prisma/demo-content/demo-of.ts'
import type * as declared from '#server/content/declarations/faculty.ts'
import type { DemoTeacher } from './demo-teacher.ts'

/** The mental agility test of the entrance exams. */
const mat: readonly DemoTeacher[] = [
  {
    name: 'Bharat Raj Pandey',
    designation: 'Head of Department',
    specialization: 'Numerical reasoning',
    bio: 'A mathematician who sorts all series of the past fifteen years into eleven kinds. Recognising the kind takes ten seconds, the rest is arithmetic.',
  },
  {
    name: 'Elina Dangol',
    designation: 'Lecturer',
    specialization: 'Verbal and logical reasoning',
    bio: 'Studied linguistics and writes crosswords. Teaches students to distrust the answer that sounds right.',
  },
  {
    name: 'Roshan Kumar Chaurasiya',
    designation: 'Lecturer',
    specialization: 'Spatial reasoning',
    bio: 'Folds paper, cuts it, and asks what you will see. After a month, his class sees it before the scissors.',
  },
]

const zoology: readonly DemoTeacher[] = [
  {
    name: 'Dr. Ramesh Prasad Adhikari',
    designation: 'Head of Department',
    specialization: 'Human physiology',
    bio: 'Has taught physiology to entrance students since 1998. He draws every organ on the board from memory and, by the end of the term, so do his students.',
  },
  {
    name: 'Dr. Anjana Rajbhandari',
    designation: 'Senior Lecturer',
    specialization: 'Genetics and evolution',
    bio: 'Her doctorate is on the frogs of the Langtang valley. She reads pedigree charts like family gossip, which is how they stay in the mind.',
  },
  {
    name: 'Bishnu Maya Gurung',
    designation: 'Lecturer',
    specialization: 'Cell biology',
    bio: 'Starts every unit with one photograph from an electron microscope and the question: what is wrong in this cell?',
  },
  {
    name: 'Mohammad Irfan Ansari',
    designation: 'Lecturer',
    specialization: 'Human anatomy',
    bio: 'Taught anatomy to nursing students in Birgunj for nine years. Known for bones passed along the benches and for mnemonics in three languages.',
  },
  {
    name: 'Sunita Chaudhary',
    designation: 'Lecturer',
    specialization: 'Embryology and reproduction',
    bio: 'Builds the human embryo week by week in modelling clay. Came first in zoology in her year at Tribhuvan University.',
  },
  {
    name: 'Kishor Bahadur Thapa Magar',
    designation: 'Lecturer',
    specialization: 'Animal diversity',
    bio: 'Eleven phyla, one table: his summary of invertebrates hangs above many desks. Leads the field day at Godawari.',
  },
  {
    name: 'Pratima Jha',
    designation: 'Lecturer',
    specialization: 'Immunity and human disease',
    bio: 'Worked in a hospital laboratory in Janakpur before she taught, and answers "why do we need this?" with a patient.',
  },
  {
    name: 'Tenzing Dorje Sherpa',
    designation: 'Lecturer',
    specialization: 'Ecology and conservation',
    bio: 'Counted snow leopards in Sagarmatha National Park. Teaches populations with numbers that he wrote down himself.',
  },
  {
    name: 'Rojina Maharjan',
    designation: 'Assistant Lecturer',
    specialization: 'Nervous and endocrine systems',
    bio: 'Sat the same entrance exam eight years ago and still remembers which hormones she mixed up. Nobody in her class does.',
  },
  {
    name: 'Dipendra Kumar Yadav',
    designation: 'Question Bank Coordinator',
    specialization: 'Practice questions',
    bio: 'Keeps 9,400 zoology questions in order and retires those that have become too well known.',
  },
  {
    name: 'Sarmila Bishwakarma',
    designation: 'Assistant Lecturer',
    specialization: 'Circulation and respiration',
    bio: 'Lets the class count its own pulse on the stairs and then explains the result. Looks after the Saturday doubt hour.',
  },
  {
    name: 'Nabin Limbu',
    designation: 'Laboratory Instructor',
    specialization: 'Slides and specimens',
    bio: 'Thirty-two slides, thirty-two stories. Opens the laboratory at half past six for whoever wants another look.',
  },
]

const physics: readonly DemoTeacher[] = [
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

const chemistry: readonly DemoTeacher[] = [
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

const botany: readonly DemoTeacher[] = [
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

export const departments: DemoOf<typeof declared.departments>[] = [
  {
    slug: 'zoology',
    name: 'Zoology',
    motto: 'Draw it, label it, explain it to a friend.',
    picture: 'zoology',
  },
  { slug: 'chemistry', name: 'Chemistry', motto: 'Follow the electrons.', picture: 'chemistry' },
  {
    slug: 'botany',
    name: 'Botany',
    motto: 'From the wet wall behind the house to the exam.',
    picture: 'botany',
  },
  { slug: 'physics', name: 'Physics', motto: 'Estimate first, then calculate.', picture: 'physics' },
  { slug: 'mat', name: 'MAT', motto: 'Recognise the kind, and the answer follows.', picture: 'mat' },
]

/** The first of each department leads it. */
export const teachers: DemoOf<typeof declared.teachers>[] = Object.entries({
  zoology,
  chemistry,
  botany,
  physics,
  mat,
}).flatMap(([department, members]) => members.map((member) => ({ ...member, department })))
