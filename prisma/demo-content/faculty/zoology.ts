import type { DemoTeacher } from './demo-teacher.ts'

export const zoology: readonly DemoTeacher[] = [
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
