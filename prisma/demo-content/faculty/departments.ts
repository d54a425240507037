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
    ne: {
      name: 'भरतराज पाण्डे',
      specialization: 'सङ्ख्यात्मक तर्क',
      bio: 'पछिल्ला पन्ध्र वर्षका सबै शृङ्खलालाई एघार किसिममा छुट्याउने गणितज्ञ। किसिम चिन्न दश सेकेन्ड लाग्छ, बाँकी हिसाब मात्र हो।',
    },
  },
  {
    name: 'Elina Dangol',
    designation: 'Lecturer',
    specialization: 'Verbal and logical reasoning',
    bio: 'Studied linguistics and writes crosswords. Teaches students to distrust the answer that sounds right.',
    ne: {
      name: 'एलिना डङ्गोल',
      specialization: 'शाब्दिक र तार्किक क्षमता',
      bio: 'भाषाविज्ञान पढेर शब्दपहेली बनाउने शिक्षक। सुन्दा ठीक लाग्ने उत्तरमाथि शङ्का गर्न सिकाउनुहुन्छ।',
    },
  },
  {
    name: 'Roshan Kumar Chaurasiya',
    designation: 'Lecturer',
    specialization: 'Spatial reasoning',
    bio: 'Folds paper, cuts it, and asks what you will see. After a month, his class sees it before the scissors.',
    ne: {
      name: 'रोशनकुमार चौरसिया',
      specialization: 'आकार र स्थानको तर्क',
      bio: 'कागज पट्याउने, काट्ने र के देखिएला भनी सोध्ने शिक्षक। एक महिनापछि कैँची चल्नुअघि नै कक्षाले उत्तर देख्छ।',
    },
  },
]

const zoology: readonly DemoTeacher[] = [
  {
    name: 'Dr. Ramesh Prasad Adhikari',
    designation: 'Head of Department',
    specialization: 'Human physiology',
    bio: 'Has taught physiology to entrance students since 1998. He draws every organ on the board from memory and, by the end of the term, so do his students.',
    ne: {
      name: 'डा. रमेशप्रसाद अधिकारी',
      specialization: 'मानव शरीरक्रिया',
      bio: 'सन् 1998 देखि प्रवेश परीक्षाका विद्यार्थीलाई शरीरक्रिया पढाउँदै आउनुभएको छ। हरेक अङ्ग सम्झेरै बोर्डमा बनाउनुहुन्छ, सत्र सकिँदा विद्यार्थी पनि बनाउँछन्।',
    },
  },
  {
    name: 'Dr. Anjana Rajbhandari',
    designation: 'Senior Lecturer',
    specialization: 'Genetics and evolution',
    bio: 'Her doctorate is on the frogs of the Langtang valley. She reads pedigree charts like family gossip, which is how they stay in the mind.',
    ne: {
      name: 'डा. अञ्जना राजभण्डारी',
      specialization: 'आनुवंशिकी र विकास',
      bio: 'विद्यावारिधि लाङटाङ उपत्यकाका भ्यागुतामाथि। वंशावली चार्ट घरको कुराकानीजस्तै पढ्नुहुन्छ, त्यसैले सम्झना रहिरहन्छ।',
    },
  },
  {
    name: 'Bishnu Maya Gurung',
    designation: 'Lecturer',
    specialization: 'Cell biology',
    bio: 'Starts every unit with one photograph from an electron microscope and the question: what is wrong in this cell?',
    ne: {
      name: 'विष्णुमाया गुरुङ',
      specialization: 'कोष विज्ञान',
      bio: 'हरेक एकाइ इलेक्ट्रोन माइक्रोस्कोपको एउटा तस्बिर र एउटा प्रश्नबाट सुरु हुन्छ: यो कोषमा के बिग्रिएको छ?',
    },
  },
  {
    name: 'Mohammad Irfan Ansari',
    designation: 'Lecturer',
    specialization: 'Human anatomy',
    bio: 'Taught anatomy to nursing students in Birgunj for nine years. Known for bones passed along the benches and for mnemonics in three languages.',
    ne: {
      name: 'मोहम्मद इरफान अन्सारी',
      specialization: 'मानव शरीररचना',
      bio: 'वीरगन्जमा नौ वर्ष नर्सिङका विद्यार्थीलाई शरीररचना पढाउनुभयो। बेञ्चमा हातैहात घुम्ने हड्डी र तीन भाषाका सम्झने सूत्रले चिनिनुहुन्छ।',
    },
  },
  {
    name: 'Sunita Chaudhary',
    designation: 'Lecturer',
    specialization: 'Embryology and reproduction',
    bio: 'Builds the human embryo week by week in modelling clay. Came first in zoology in her year at Tribhuvan University.',
    ne: {
      name: 'सुनिता चौधरी',
      specialization: 'भ्रूणविज्ञान र प्रजनन',
      bio: 'मानव भ्रूण हप्तैपिच्छे माटोले बनाएर देखाउनुहुन्छ। त्रिभुवन विश्वविद्यालयमा आफ्नो वर्षको जन्तु विज्ञानमा प्रथम।',
    },
  },
  {
    name: 'Kishor Bahadur Thapa Magar',
    designation: 'Lecturer',
    specialization: 'Animal diversity',
    bio: 'Eleven phyla, one table: his summary of invertebrates hangs above many desks. Leads the field day at Godawari.',
    ne: {
      name: 'किशोरबहादुर थापा मगर',
      specialization: 'जन्तु विविधता',
      bio: 'एघार सङ्घ, एउटै तालिका: उहाँले बनाउनुभएको सार धेरैको टेबलमाथि टाँसिएको छ। गोदावरीको क्षेत्र भ्रमण उहाँकै अगुवाइमा हुन्छ।',
    },
  },
  {
    name: 'Pratima Jha',
    designation: 'Lecturer',
    specialization: 'Immunity and human disease',
    bio: 'Worked in a hospital laboratory in Janakpur before she taught, and answers "why do we need this?" with a patient.',
    ne: {
      name: 'प्रतिमा झा',
      specialization: 'रोग प्रतिरोध र मानव रोग',
      bio: 'जनकपुरको अस्पताल प्रयोगशालामा काम गरेर शिक्षण पेसामा आउनुभयो। “यो किन चाहियो?” को उत्तर एउटा बिरामीको कथाले दिनुहुन्छ।',
    },
  },
  {
    name: 'Tenzing Dorje Sherpa',
    designation: 'Lecturer',
    specialization: 'Ecology and conservation',
    bio: 'Counted snow leopards in Sagarmatha National Park. Teaches populations with numbers that he wrote down himself.',
    ne: {
      name: 'तेन्जिङ दोर्जे शेर्पा',
      specialization: 'पारिस्थितिकी र संरक्षण',
      bio: 'सगरमाथा राष्ट्रिय निकुञ्जमा हिउँ चितुवा गन्नुभएको छ। जनसङ्ख्या पढाउँदा आफैँले टिपेका अङ्क चलाउनुहुन्छ।',
    },
  },
  {
    name: 'Rojina Maharjan',
    designation: 'Assistant Lecturer',
    specialization: 'Nervous and endocrine systems',
    bio: 'Sat the same entrance exam eight years ago and still remembers which hormones she mixed up. Nobody in her class does.',
    ne: {
      name: 'रोजिना महर्जन',
      specialization: 'स्नायु र अन्तःस्रावी प्रणाली',
      bio: 'आठ वर्षअघि यही प्रवेश परीक्षा दिनुभएको थियो। कुन हर्मोन झुक्किनुभयो, अझै सम्झना छ; उहाँको कक्षामा कोही झुक्किँदैन।',
    },
  },
  {
    name: 'Dipendra Kumar Yadav',
    designation: 'Question Bank Coordinator',
    specialization: 'Practice questions',
    bio: 'Keeps 9,400 zoology questions in order and retires those that have become too well known.',
    ne: {
      name: 'दीपेन्द्रकुमार यादव',
      specialization: 'अभ्यास प्रश्न',
      bio: 'जन्तु विज्ञानका 9,400 प्रश्न मिलाएर राख्नुहुन्छ र धेरै चिनिइसकेका प्रश्न हटाउनुहुन्छ।',
    },
  },
  {
    name: 'Sarmila Bishwakarma',
    designation: 'Assistant Lecturer',
    specialization: 'Circulation and respiration',
    bio: 'Lets the class count its own pulse on the stairs and then explains the result. Looks after the Saturday doubt hour.',
    ne: {
      name: 'शर्मिला विश्वकर्मा',
      specialization: 'रक्तसञ्चार र श्वासप्रश्वास',
      bio: 'सिँढी चढ्दा विद्यार्थीलाई आफ्नै नाडी गन्न लगाउनुहुन्छ, अनि नतिजा बुझाउनुहुन्छ। शनिबारको प्रश्न समय उहाँले हेर्नुहुन्छ।',
    },
  },
  {
    name: 'Nabin Limbu',
    designation: 'Laboratory Instructor',
    specialization: 'Slides and specimens',
    bio: 'Thirty-two slides, thirty-two stories. Opens the laboratory at half past six for whoever wants another look.',
    ne: {
      name: 'नवीन लिम्बू',
      specialization: 'स्लाइड र नमुना',
      bio: 'बत्तीस स्लाइड, बत्तीस कथा। फेरि हेर्न चाहनेका लागि बिहान साढे छ बजे प्रयोगशाला खोल्नुहुन्छ।',
    },
  },
]

const physics: readonly DemoTeacher[] = [
  {
    name: 'Dr. Narayan Prasad Koirala',
    designation: 'Head of Department',
    specialization: 'Modern physics',
    bio: 'Studied cosmic rays in Trieste and came home to teach. Believes that biology students are better at physics than they were told.',
    ne: {
      name: 'डा. नारायणप्रसाद कोइराला',
      specialization: 'आधुनिक भौतिकशास्त्र',
      bio: 'ट्रिएस्टेमा ब्रह्माण्डीय किरण पढेर पढाउन घर फर्कनुभयो। जीवविज्ञानका विद्यार्थी भौतिकशास्त्रमा आफूले सोचेभन्दा राम्रा छन् भन्ने विश्वास छ।',
    },
  },
  {
    name: 'Shyam Sundar Manandhar',
    designation: 'Senior Lecturer',
    specialization: 'Mechanics',
    bio: 'His first lesson is a swing, a bucket and a stopwatch. Twenty-two years later former students still send him videos of swings.',
    ne: {
      name: 'श्यामसुन्दर मानन्धर',
      specialization: 'यान्त्रिकी',
      bio: 'पहिलो पाठ एउटा पिङ, एउटा बाल्टी र एउटा स्टपवाच। बाइस वर्षपछि पनि पुराना विद्यार्थी पिङका भिडियो पठाउँछन्।',
    },
  },
  {
    name: 'Dr. Pushpa Raj Ojha',
    designation: 'Senior Lecturer',
    specialization: 'Electromagnetism',
    bio: 'Far-western by birth and by patience. Draws field lines with coloured chalk, both hands at once.',
    ne: {
      name: 'डा. पुष्पराज ओझा',
      specialization: 'विद्युत्‌चुम्बकत्व',
      bio: 'जन्मले र धैर्यले सुदूरपश्चिमका। रङ्गीन चकले दुवै हातले एकैचोटि क्षेत्ररेखा कोर्नुहुन्छ।',
    },
  },
  {
    name: 'Chandra Kala Rai',
    designation: 'Lecturer',
    specialization: 'Optics',
    bio: 'Two mirrors, one candle, and the sign convention is settled. Author of the ray-diagram workbook used in all batches.',
    ne: {
      name: 'चन्द्रकला राई',
      specialization: 'प्रकाश',
      bio: 'दुई ऐना, एउटा मैनबत्ती, अनि चिह्नको नियम टुङ्गिन्छ। सबै समूहमा चल्ने किरण चित्रको अभ्यास पुस्तिका उहाँकै हो।',
    },
  },
  {
    name: 'Abdul Rahman Khan',
    designation: 'Lecturer',
    specialization: 'Heat and thermodynamics',
    bio: 'Taught in Nepalgunj, where heat needs no introduction. Famous for estimating any answer before he calculates it.',
    ne: {
      name: 'अब्दुल रहमान खान',
      specialization: 'ताप र ऊष्मागतिकी',
      bio: 'नेपालगन्जमा पढाउनुभयो, जहाँ तापको परिचय दिनु पर्दैन। हिसाब गर्नुअघि उत्तर अन्दाज गर्न प्रख्यात।',
    },
  },
  {
    name: 'Dil Bahadur Gurung',
    designation: 'Lecturer',
    specialization: 'Waves and sound',
    bio: 'Plays the madal, and uses it: beats, resonance and overtones are heard before they are written.',
    ne: {
      name: 'दिलबहादुर गुरुङ',
      specialization: 'तरङ्ग र ध्वनि',
      bio: 'मादल बजाउनुहुन्छ, र पढाउँदा चलाउनुहुन्छ: बिट, अनुनाद र ओभरटोन लेख्नुअघि सुनिन्छन्।',
    },
  },
  {
    name: 'Prakash Khatiwada',
    designation: 'Lecturer',
    specialization: 'Rotational motion',
    bio: 'Compares every rotating thing with its straight-line twin, so that there is half as much to remember.',
    ne: {
      name: 'प्रकाश खतिवडा',
      specialization: 'घूर्णन गति',
      bio: 'घुम्ने हरेक कुरालाई सीधा चल्ने जोडीसँग दाँज्नुहुन्छ, त्यसैले सम्झनुपर्ने कुरा आधा हुन्छ।',
    },
  },
  {
    name: 'Smriti Vaidya',
    designation: 'Lecturer',
    specialization: 'Nuclear physics',
    bio: 'Trained as a medical physicist at Bharatpur. Shows where the half-life question of the exam is used the next morning.',
    ne: {
      name: 'स्मृति वैद्य',
      specialization: 'नाभिकीय भौतिकशास्त्र',
      bio: 'भरतपुरमा मेडिकल फिजिक्सको तालिम लिनुभएको। परीक्षाको अर्धायुको प्रश्न भोलिपल्ट बिहान कहाँ काम लाग्छ, देखाउनुहुन्छ।',
    },
  },
  {
    name: 'Ramu Nepali',
    designation: 'Numericals Instructor',
    specialization: 'Solving without a calculator',
    bio: 'Forty questions in forty minutes, twice a week. He keeps a graph for each student, and it goes up.',
    ne: {
      name: 'रामु नेपाली',
      specialization: 'क्याल्कुलेटरबिना हिसाब',
      bio: 'हप्ताको दुई पटक चालीस मिनेटमा चालीस प्रश्न। हरेक विद्यार्थीको ग्राफ राख्नुहुन्छ, र त्यो माथि जान्छ।',
    },
  },
  {
    name: 'Bikash Jaiswal',
    designation: 'Lecturer',
    specialization: 'Current electricity',
    bio: 'Redraws every circuit until it looks simple. It always was, he says.',
    ne: {
      name: 'विकास जैसवाल',
      specialization: 'विद्युत् धारा',
      bio: 'हरेक परिपथ सजिलो नदेखिउन्जेल फेरि कोर्नुहुन्छ। सजिलो त पहिले नै थियो, भन्नुहुन्छ।',
    },
  },
  {
    name: 'Ang Dawa Sherpa',
    designation: 'Lecturer',
    specialization: 'Fluids and elasticity',
    bio: 'Explains pressure with the altimeter of his trekking days and surface tension with a needle.',
    ne: {
      name: 'आङदावा शेर्पा',
      specialization: 'तरल पदार्थ र लोच',
      bio: 'पदयात्राका दिनको उचाइमापकले चाप र एउटा सियोले पृष्ठतनाव बुझाउनुहुन्छ।',
    },
  },
  {
    name: 'Ishwori Aryal',
    designation: 'Lecturer',
    specialization: 'Semiconductors',
    bio: 'An electronics engineer who repairs the sound system between classes and turns the repair into a lesson.',
    ne: {
      name: 'ईश्वरी अर्याल',
      specialization: 'अर्धचालक',
      bio: 'इलेक्ट्रोनिक्स इन्जिनियर, कक्षाको बीचमा साउन्ड सिस्टम बनाउनुहुन्छ र मर्मतलाई नै पाठ बनाउनुहुन्छ।',
    },
  },
  {
    name: 'Sandeep Kumar Patel',
    designation: 'Assistant Lecturer',
    specialization: 'Electrostatics',
    bio: 'Records a short video after each class for those whose bus was late.',
    ne: {
      name: 'सन्दीपकुमार पटेल',
      specialization: 'स्थिर विद्युत्',
      bio: 'बस ढिला हुनेका लागि हरेक कक्षापछि छोटो भिडियो रेकर्ड गर्नुहुन्छ।',
    },
  },
  {
    name: 'Tara Kumari Saud',
    designation: 'Tutor',
    specialization: 'Doubt classes',
    bio: 'Has a rule: nobody leaves with a question. Came from Achham with a scholarship and looks after those who do now.',
    ne: {
      name: 'तारा कुमारी साउद',
      specialization: 'प्रश्न कक्षा',
      bio: 'उहाँको नियम: प्रश्न बोकेर कोही नफर्कोस्। आफू अछामबाट छात्रवृत्तिमा आउनुभयो, अहिले आउनेलाई हेर्नुहुन्छ।',
    },
  },
]

const chemistry: readonly DemoTeacher[] = [
  {
    name: 'Prof. Hari Krishna Dahal',
    designation: 'Head of Department',
    specialization: 'Physical chemistry',
    bio: 'Thirty-one years in the classroom, two textbooks for grade twelve. Insists that a formula is only yours once you can say it in words.',
    ne: {
      name: 'प्रा. हरिकृष्ण दाहाल',
      specialization: 'भौतिक रसायन',
      bio: 'एकतीस वर्ष कक्षाकोठामा, कक्षा बाह्रका दुई पाठ्यपुस्तक। शब्दमा भन्न सकेपछि मात्र सूत्र आफ्नो हुन्छ भन्नुहुन्छ।',
    },
  },
  {
    name: 'Dr. Sabitri Tuladhar',
    designation: 'Senior Lecturer',
    specialization: 'Organic synthesis',
    bio: 'Made natural dyes the subject of her doctorate. Her reaction map covers one wall and replaces forty pages of notes.',
    ne: {
      name: 'डा. सावित्री तुलाधर',
      specialization: 'जैविक संश्लेषण',
      bio: 'विद्यावारिधि प्राकृतिक रङमाथि। उहाँको प्रतिक्रिया नक्साले एउटा भित्ता ढाक्छ र चालीस पाना नोट जोगाउँछ।',
    },
  },
  {
    name: 'Mukesh Kumar Sah',
    designation: 'Senior Lecturer',
    specialization: 'Reaction mechanisms',
    bio: 'Follows the electrons, never the recipe. Students from his evening group have topped the chemistry paper five times.',
    ne: {
      name: 'मुकेशकुमार साह',
      specialization: 'प्रतिक्रियाको क्रियाविधि',
      bio: 'विधि होइन, इलेक्ट्रोन पछ्याउनुहुन्छ। उहाँको साँझको समूहका विद्यार्थी पाँच पटक रसायनमा सर्वोत्कृष्ट भए।',
    },
  },
  {
    name: 'Deepa Rai',
    designation: 'Lecturer',
    specialization: 'Coordination compounds',
    bio: 'Colours, crystals, complexes. Brings copper sulphate to the first class and lets it grow until the exam.',
    ne: {
      name: 'दीपा राई',
      specialization: 'समन्वय यौगिक',
      bio: 'रङ, स्फटिक, यौगिक। पहिलो कक्षामा निलोतुथो ल्याउनुहुन्छ र परीक्षासम्म बढ्न दिनुहुन्छ।',
    },
  },
  {
    name: 'Suraj Pokharel',
    designation: 'Lecturer',
    specialization: 'Thermodynamics',
    bio: 'Taught engineers in Pokhara before he came. Signs of heat and work no longer frighten anybody after his second lesson.',
    ne: {
      name: 'सुरज पोखरेल',
      specialization: 'ऊष्मागतिकी',
      bio: 'यहाँ आउनुअघि पोखरामा इन्जिनियरिङ पढाउनुभयो। दोस्रो पाठपछि ताप र कार्यका चिह्नले कसैलाई तर्साउँदैन।',
    },
  },
  {
    name: 'Nasreen Khatun',
    designation: 'Lecturer',
    specialization: 'Electrochemistry',
    bio: 'Builds a cell from lemons and a Nernst equation from there. Runs the study group for students from Madhesh.',
    ne: {
      name: 'नसरीन खातुन',
      specialization: 'विद्युत् रसायन',
      bio: 'कागतीबाट सेल बनाउनुहुन्छ, त्यहीँबाट नर्न्स्ट समीकरण। मधेसका विद्यार्थीको अध्ययन समूह चलाउनुहुन्छ।',
    },
  },
  {
    name: 'Lok Bahadur Budhathoki',
    designation: 'Lecturer',
    specialization: 'Metals and metallurgy',
    bio: 'From Karnali, where he saw iron smelted as a boy. Knows every ore of the syllabus as a stone in his drawer.',
    ne: {
      name: 'लोकबहादुर बुढाथोकी',
      specialization: 'धातु र धातुविज्ञान',
      bio: 'कर्णालीका, बालक छँदै फलाम गालेको देख्नुभएको। पाठ्यक्रमका सबै धाउ उहाँको दराजमा ढुङ्गाका रूपमा छन्।',
    },
  },
  {
    name: 'Pemba Tamang',
    designation: 'Lecturer',
    specialization: 'Atomic structure and bonding',
    bio: 'Explains hybridisation with four balloons and half a minute. Former gold medallist of the science faculty.',
    ne: {
      name: 'पेम्बा तामाङ',
      specialization: 'परमाणु संरचना र बन्धन',
      bio: 'चार बेलुन र आधा मिनेटमा हाइब्रिडाइजेसन बुझाउनुहुन्छ। विज्ञान सङ्कायका पूर्व स्वर्ण पदक विजेता।',
    },
  },
  {
    name: 'Asmita Ghimire',
    designation: 'Lecturer',
    specialization: 'Biomolecules and polymers',
    bio: 'Sits with the botany teachers every month, so that carbohydrates are taught once and understood twice.',
    ne: {
      name: 'अस्मिता घिमिरे',
      specialization: 'जैविक अणु र बहुलक',
      bio: 'हरेक महिना वनस्पति विज्ञानका शिक्षकसँग बस्नुहुन्छ, ताकि कार्बोहाइड्रेट एक पटक पढाइयोस् र दुई पटक बुझियोस्।',
    },
  },
  {
    name: 'Rajan Shrestha',
    designation: 'Lecturer',
    specialization: 'Ionic equilibrium',
    bio: 'Three-step method for any pH question, printed on a card the size of a bus ticket.',
    ne: {
      name: 'राजन श्रेष्ठ',
      specialization: 'आयनिक सन्तुलन',
      bio: 'pH का सबै प्रश्नका लागि तीन चरणको विधि, बसको टिकटजत्रो कार्डमा छापिएको।',
    },
  },
  {
    name: 'Kabita Chaudhary',
    designation: 'Lecturer',
    specialization: 'p-block elements',
    bio: 'Proves that the p-block is not a list to learn by heart: every exception follows from the size of an atom.',
    ne: {
      name: 'कविता चौधरी',
      specialization: 'p-ब्लक तत्त्व',
      bio: 'p-ब्लक कण्ठ गर्ने सूची होइन भन्ने देखाउनुहुन्छ: हरेक अपवाद परमाणुको आकारबाट आउँछ।',
    },
  },
  {
    name: 'Santosh Kumar Mandal',
    designation: 'Lecturer',
    specialization: 'Stoichiometry',
    bio: 'No calculator, no panic. His five-minute numericals open the day for every morning batch.',
    ne: {
      name: 'सन्तोषकुमार मण्डल',
      specialization: 'स्टोइकियोमेट्री',
      bio: 'क्याल्कुलेटर छैन, आत्तिनु पनि पर्दैन। बिहानी समूहको दिन उहाँका पाँच मिनेटका हिसाबबाट सुरु हुन्छ।',
    },
  },
  {
    name: 'Yashoda Neupane',
    designation: 'Assistant Lecturer',
    specialization: 'Hydrocarbons',
    bio: 'Checks homework the same evening and writes one sentence of advice on each sheet.',
    ne: {
      name: 'यशोदा न्यौपाने',
      specialization: 'हाइड्रोकार्बन',
      bio: 'गृहकार्य त्यही साँझ जाँच्नुहुन्छ र हरेक पानामा एक वाक्य सल्लाह लेख्नुहुन्छ।',
    },
  },
  {
    name: 'Binod Rana Tharu',
    designation: 'Assistant Lecturer',
    specialization: 'Chemical kinetics',
    bio: 'Came to the institute as a student in 2012 and to the staff room in 2019. Speaks Tharu with the hostel students.',
    ne: {
      name: 'विनोद राना थारू',
      specialization: 'रासायनिक गतिकी',
      bio: 'सन् 2012 मा विद्यार्थी भएर र 2019 मा शिक्षक भएर यहाँ आउनुभयो। छात्रावासका विद्यार्थीसँग थारू बोल्नुहुन्छ।',
    },
  },
  {
    name: 'Mingma Lhamu Sherpa',
    designation: 'Laboratory Instructor',
    specialization: 'Qualitative analysis',
    bio: 'Can name a salt from the colour of its flame across the room. Her laboratory has the best safety record of the house.',
    ne: {
      name: 'मिङमा ल्हामु शेर्पा',
      specialization: 'गुणात्मक विश्लेषण',
      bio: 'कोठाको अर्को छेउबाटै ज्वालाको रङ हेरेर लवणको नाम भन्न सक्नुहुन्छ। सुरक्षामा उहाँको प्रयोगशाला सबैभन्दा अगाडि छ।',
    },
  },
  {
    name: 'Ganesh Pariyar',
    designation: 'Tutor',
    specialization: 'Doubt classes',
    bio: 'Answers questions until the last one is gone, on weekdays from three to five at the long table in the library.',
    ne: {
      name: 'गणेश परियार',
      specialization: 'प्रश्न कक्षा',
      bio: 'पुस्तकालयको लामो टेबलमा हप्ताका दिन तीनदेखि पाँच बजेसम्म, अन्तिम प्रश्न नसकिउन्जेल उत्तर दिनुहुन्छ।',
    },
  },
]

const botany: readonly DemoTeacher[] = [
  {
    name: 'Dr. Laxmi Devi Joshi',
    designation: 'Head of Department',
    specialization: 'Plant physiology',
    bio: 'Twenty-four years of photosynthesis, and still delighted by it. Wrote the botany part of the model tests since the first one.',
    ne: {
      name: 'डा. लक्ष्मीदेवी जोशी',
      specialization: 'वनस्पति शरीरक्रिया',
      bio: 'चौबीस वर्ष प्रकाश संश्लेषण पढाउँदा पनि उत्तिकै रमाउनुहुन्छ। पहिलो नमुना परीक्षादेखि वनस्पतिको भाग उहाँले लेख्नुभएको हो।',
    },
  },
  {
    name: 'Dr. Gopal Prasad Bhattarai',
    designation: 'Senior Lecturer',
    specialization: 'Flowering plants',
    bio: 'Worked at the National Herbarium in Godawari. Carries a hand lens in his pocket and a flower in his diary.',
    ne: {
      name: 'डा. गोपालप्रसाद भट्टराई',
      specialization: 'फूल फुल्ने बिरुवा',
      bio: 'गोदावरीको राष्ट्रिय हर्बेरियममा काम गर्नुभयो। खल्तीमा हाते लेन्स र डायरीमा फूल बोक्नुहुन्छ।',
    },
  },
  {
    name: 'Sangita Limbu',
    designation: 'Lecturer',
    specialization: 'Plant anatomy',
    bio: 'Teaches students to draw a stem in one minute, labels included. The exam allows about that much.',
    ne: {
      name: 'सङ्गीता लिम्बू',
      specialization: 'वनस्पति शरीररचना',
      bio: 'एक मिनेटमा नामसहित डाँठको चित्र बनाउन सिकाउनुहुन्छ। परीक्षामा समय पनि त्यति नै हुन्छ।',
    },
  },
  {
    name: 'Arjun Kumar Karki',
    designation: 'Lecturer',
    specialization: 'Molecular genetics',
    bio: 'From the code to the protein without a single arrow too many. Reads new papers so that his notes do not grow old.',
    ne: {
      name: 'अर्जुनकुमार कार्की',
      specialization: 'आणविक आनुवंशिकी',
      bio: 'सङ्केतदेखि प्रोटिनसम्म, एउटा पनि फाल्तु तीर छैन। नोट पुरानो नहोस् भनेर नयाँ लेख पढिरहनुहुन्छ।',
    },
  },
  {
    name: 'Rabina Shakya',
    designation: 'Lecturer',
    specialization: 'Viruses, bacteria and fungi',
    bio: 'Spent four years in a water-quality laboratory in Patan. Grows the textbook on agar plates.',
    ne: {
      name: 'रविना शाक्य',
      specialization: 'भाइरस, ब्याक्टेरिया र ढुसी',
      bio: 'पाटनको पानी परीक्षण प्रयोगशालामा चार वर्ष बिताउनुभयो। पाठ्यपुस्तक अगार प्लेटमा उमार्नुहुन्छ।',
    },
  },
  {
    name: 'Phurba Lama',
    designation: 'Lecturer',
    specialization: 'Vegetation of Nepal',
    bio: 'Has walked from the sal forests of Bardiya to the junipers of Mustang, and teaches altitude zones in that order.',
    ne: {
      name: 'फुर्बा लामा',
      specialization: 'नेपालको वनस्पति',
      bio: 'बर्दियाका सालका जङ्गलदेखि मुस्ताङका धूपीसम्म हिँड्नुभएको छ, उचाइका क्षेत्र पनि त्यही क्रममा पढाउनुहुन्छ।',
    },
  },
  {
    name: 'Shiva Narayan Mahato',
    designation: 'Lecturer',
    specialization: 'Biotechnology',
    bio: 'Explains a plasmid with a bicycle chain. Guides those who sit for BSc Agriculture and Forestry as well.',
    ne: {
      name: 'शिवनारायण महतो',
      specialization: 'जैवप्रविधि',
      bio: 'साइकलको चेनले प्लाज्मिड बुझाउनुहुन्छ। कृषि र वन विज्ञानको परीक्षा दिनेलाई पनि बाटो देखाउनुहुन्छ।',
    },
  },
  {
    name: 'Manju Kumari Bista',
    designation: 'Lecturer',
    specialization: 'Algae and bryophytes',
    bio: 'Finds the whole chapter on one wet wall behind the building, and takes the class there in July.',
    ne: {
      name: 'मञ्जु कुमारी विष्ट',
      specialization: 'लेउ र झ्याउ',
      bio: 'पूरै पाठ भवनपछाडिको एउटा भिजेको भित्तामा भेटिन्छ; साउनमा कक्षालाई त्यहीँ लैजानुहुन्छ।',
    },
  },
  {
    name: 'Ujjwal Dhakal',
    designation: 'Assistant Lecturer',
    specialization: 'Ferns and gymnosperms',
    bio: 'Life cycles as circles, never as lists. His whiteboard photographs are the most shared pictures of the batch.',
    ne: {
      name: 'उज्ज्वल ढकाल',
      specialization: 'उन्युँ र नग्नबीजी',
      bio: 'जीवनचक्र घेरामा, सूचीमा होइन। उहाँका बोर्डका फोटो समूहमा सबैभन्दा धेरै साटिन्छन्।',
    },
  },
  {
    name: 'Fulmaya Ghale',
    designation: 'Assistant Lecturer',
    specialization: 'Plant breeding',
    bio: 'Grew up on a cardamom farm in Lamjung, studied agriculture at Rampur, and knows why the Punnett square matters to both.',
    ne: {
      name: 'फूलमाया घले',
      specialization: 'बिरुवा प्रजनन',
      bio: 'लमजुङको अलैँची बारीमा हुर्कनुभयो, रामपुरमा कृषि पढ्नुभयो, र पुनेट वर्ग दुवैतिर किन चाहिन्छ जान्नुहुन्छ।',
    },
  },
  {
    name: 'Aashish Sunuwar',
    designation: 'Assistant Lecturer',
    specialization: 'Cell division',
    bio: 'Turned mitosis into a two-minute dance that the Sunday batch performs without shame.',
    ne: {
      name: 'आशिष सुनुवार',
      specialization: 'कोष विभाजन',
      bio: 'माइटोसिसलाई दुई मिनेटको नाच बनाउनुभयो, आइतबारको समूहले लाज नमानी नाच्छ।',
    },
  },
  {
    name: 'Renu Kumari Thakur',
    designation: 'Tutor',
    specialization: 'Weekly revision',
    bio: 'Reads every answer sheet of the Friday test and knows by Saturday who needs which page again.',
    ne: {
      name: 'रेणु कुमारी ठाकुर',
      specialization: 'साप्ताहिक पुनरावृत्ति',
      bio: 'शुक्रबारको परीक्षाका सबै उत्तरपुस्तिका पढ्नुहुन्छ, र कसले कुन पाना फेरि पढ्नुपर्छ शनिबारसम्म भन्नुहुन्छ।',
    },
  },
]

export const departments: DemoOf<typeof declared.departments>[] = [
  {
    slug: 'zoology',
    name: 'Zoology',
    motto: 'Draw it, label it, explain it to a friend.',
    picture: 'zoology',
    ne: { name: 'जन्तु विज्ञान', motto: 'चित्र बनाऊ, नाम लेख, साथीलाई बुझाऊ।' },
  },
  {
    slug: 'chemistry',
    name: 'Chemistry',
    motto: 'Follow the electrons.',
    picture: 'chemistry',
    ne: { name: 'रसायनशास्त्र', motto: 'इलेक्ट्रोन पछ्याऊ।' },
  },
  {
    slug: 'botany',
    name: 'Botany',
    motto: 'From the wet wall behind the house to the exam.',
    picture: 'botany',
    ne: { name: 'वनस्पति विज्ञान', motto: 'घरपछाडिको भिजेको भित्तादेखि परीक्षासम्म।' },
  },
  {
    slug: 'physics',
    name: 'Physics',
    motto: 'Estimate first, then calculate.',
    picture: 'physics',
    ne: { name: 'भौतिकशास्त्र', motto: 'पहिले अन्दाज, अनि हिसाब।' },
  },
  {
    slug: 'mat',
    name: 'MAT',
    motto: 'Recognise the kind, and the answer follows.',
    picture: 'mat',
    ne: { name: 'मानसिक क्षमता', motto: 'किसिम चिन्यो, उत्तर आयो।' },
  },
]

const designations: Readonly<Record<string, string>> = {
  'Head of Department': 'विभाग प्रमुख',
  'Senior Lecturer': 'वरिष्ठ शिक्षक',
  Lecturer: 'शिक्षक',
  'Assistant Lecturer': 'सहायक शिक्षक',
  'Question Bank Coordinator': 'प्रश्नसङ्ग्रह संयोजक',
  'Laboratory Instructor': 'प्रयोगशाला प्रशिक्षक',
  'Numericals Instructor': 'हिसाब प्रशिक्षक',
  Tutor: 'प्रश्न कक्षा प्रशिक्षक',
}

/** The first of each department leads it. */
export const teachers: DemoOf<typeof declared.teachers>[] = Object.entries({
  zoology,
  chemistry,
  botany,
  physics,
  mat,
}).flatMap(([department, members]) =>
  members.map(({ ne, ...member }) => ({
    ...member,
    department,
    photo: { drawing: member.name, alt: `Drawing of ${member.name}` },
    ne: {
      ...ne,
      designation: designations[member.designation] ?? member.designation,
      photo: `${ne?.name} को चित्र`,
    },
  })),
)
