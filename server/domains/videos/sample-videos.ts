import type { Locale } from '#shared/locales.ts'
import type { VideoPageShape, VideoShape } from './video.ts'

/** Equal to the platform's page size. */
const PAGE_SIZE = 12
const TOKEN = /^sample-(\d{1,3})$/

/** Newest first. */
const classes: readonly [
  start: string,
  end: string,
  title: string,
  description: string,
  nepaliTitle?: string,
  nepaliDescription?: string,
][] = [
  [
    '2026-11-20T06:00',
    '2026-11-20T07:22',
    'Zoology: Human circulatory system, part 2',
    'Cardiac cycle, conducting system of the heart and how to read a simple ECG.\n\nQuestions from the last six CEE papers are solved from 0:58:00. Bring the diagram sheet of part 1.',
    'जन्तु विज्ञान: मानव रक्तसञ्चार प्रणाली, भाग 2',
    'मुटुको चक्र, मुटुको विद्युत् प्रणाली र साधारण ECG पढ्ने तरिका।\n\nपछिल्ला छ CEE का प्रश्न 0:58:00 देखि हल गरिएका छन्। भाग 1 को चित्र पाना साथमा राख्नुहोस्।',
  ],
  [
    '2026-11-19T07:20',
    '2026-11-19T08:31',
    'Chemistry: Chemical equilibrium in one hour',
    'Law of mass action, Kp and Kc, and Le Chatelier’s principle with the shortcuts that save time in the exam.',
    'रसायनशास्त्र: एक घण्टामा रासायनिक सन्तुलन',
    'द्रव्यमान क्रियाको नियम, Kp र Kc, र परीक्षामा समय बचाउने उपायसहित ले साटेलियरको सिद्धान्त।',
  ],
  [
    '2026-11-18T18:30',
    '2026-11-18T20:04',
    'CEE Model Test 8: every question discussed',
    'All 200 questions of Saturday’s model test with the teachers of all four subjects.\n\nPhysics 0:00, Chemistry 0:24, Zoology 0:49, Botany 1:08, MAT 1:22.',
    'CEE Model Test 8: हरेक प्रश्नको छलफल',
    'शनिबारको नमुना परीक्षाका 200 वटै प्रश्न, सबै विषयका शिक्षकसँग।\n\nभौतिक 0:00, रसायन 0:24, जन्तु 0:49, वनस्पति 1:08, मानसिक क्षमता 1:22।',
  ],
  [
    '2026-11-17T08:50',
    '2026-11-17T10:02',
    'Physics: Rotational dynamics, solved numericals',
    'Moment of inertia, torque and angular momentum. Twenty numericals, from easy to the hardest of 2024.',
    'भौतिकशास्त्र: घूर्णन गति, हल गरिएका हिसाब',
    'जडत्व आघूर्ण, टर्क र कोणीय संवेग। सजिलोदेखि 2024 को सबैभन्दा गाह्रोसम्म बीस हिसाब।',
  ],
  [
    '2026-11-16T11:30',
    '2026-11-16T12:41',
    'Botany: Plant tissues and secondary growth',
    'Meristems, permanent tissues and the anatomy of a dicot stem, drawn step by step.',
    'वनस्पति विज्ञान: बिरुवाका तन्तु र द्वितीयक वृद्धि',
    'विभाज्योतक, स्थायी तन्तु र द्विदलीय डाँठको रचना, चरणबद्ध चित्रसहित।',
  ],
  [
    '2026-11-15T10:10',
    '2026-11-15T10:58',
    'MAT: Number and letter series',
    'How to see the rule within half a minute, with sixty series to practise on.',
    'मानसिक क्षमता: अङ्क र अक्षर शृङ्खला',
    'आधा मिनेटभित्र नियम कसरी देख्ने, अभ्यासका साठी शृङ्खलासहित।',
  ],
  [
    '2026-11-13T06:00',
    '2026-11-13T07:18',
    'Zoology: Human circulatory system, part 1',
    'Structure of the heart, double circulation and blood vessels.',
    'जन्तु विज्ञान: मानव रक्तसञ्चार प्रणाली, भाग 1',
    'मुटुको बनावट, दोहोरो रक्तसञ्चार र रक्तनली।',
  ],
  [
    '2026-11-12T18:00',
    '2026-11-12T19:12',
    'अभिभावक तथा विद्यार्थी मार्गदर्शन कक्षा',
    'प्रवेश परीक्षाको आवेदन, छात्रवृत्ति र अन्तिम तीन हप्ताको पढाइ योजनाबारे निर्देशकसँग कुराकानी।',
  ],
  [
    '2026-11-11T07:20',
    '2026-11-11T08:33',
    'Chemistry: Coordination compounds',
    'Naming, isomerism and crystal field theory as far as the entrance exams ask for it.',
    'रसायनशास्त्र: समन्वय यौगिक',
    'नामकरण, समावयवता र क्रिस्टल फिल्ड सिद्धान्त, प्रवेश परीक्षामा सोधिने जति।',
  ],
  [
    '2026-11-10T08:50',
    '2026-11-10T09:59',
    'Physics: Ray optics and optical instruments',
    'Mirrors, lenses, prism, microscope and telescope, with sign conventions made simple.',
    'भौतिकशास्त्र: किरण प्रकाश र प्रकाशीय उपकरण',
    'ऐना, लेन्स, प्रिज्म, माइक्रोस्कोप र टेलिस्कोप, चिह्नको नियम सजिलो बनाएर।',
  ],
  [
    '2026-11-09T11:30',
    '2026-11-09T12:44',
    'Botany: Genetics after Mendel',
    'Linkage, crossing over and sex-linked inheritance. Pedigree questions from 0:52:00.',
    'वनस्पति विज्ञान: मेन्डलपछिको आनुवंशिकी',
    'लिङ्केज, क्रसिङ ओभर र लिङ्गसम्बद्ध वंशाणु। वंशावलीका प्रश्न 0:52:00 देखि।',
  ],
  [
    '2026-11-08T10:10',
    '2026-11-08T10:56',
    'MAT: Logical sequencing and directions',
    'Arrangement, blood relations and directions, each with the drawing that solves it.',
    'मानसिक क्षमता: क्रम र दिशा',
    'मिलान, नाता र दिशा, हरेकलाई हल गर्ने चित्रसहित।',
  ],
  [
    '2026-11-06T06:00',
    '2026-11-06T07:15',
    'Zoology: Protozoa to Porifera',
    'Classification with examples and the exceptions that are asked every year.',
    'जन्तु विज्ञान: प्रोटोजोआदेखि पोरिफेरासम्म',
    'उदाहरणसहित वर्गीकरण, र हरेक वर्ष सोधिने अपवाद।',
  ],
  [
    '2026-11-05T07:20',
    '2026-11-05T08:29',
    'Chemistry: Alcohols, phenols and ethers',
    'Reactions on one page: preparation, tests and conversions.',
    'रसायनशास्त्र: अल्कोहल, फिनोल र इथर',
    'एउटै पानामा प्रतिक्रिया: बनाउने तरिका, जाँच र रूपान्तरण।',
  ],
  [
    '2026-11-04T18:30',
    '2026-11-04T20:10',
    'CEE Model Test 7: every question discussed',
    'All 200 questions of the seventh model test, subject by subject.',
    'CEE Model Test 7: हरेक प्रश्नको छलफल',
    'सातौँ नमुना परीक्षाका 200 वटै प्रश्न, विषयैपिच्छे।',
  ],
  [
    '2026-11-03T08:50',
    '2026-11-03T10:01',
    'Physics: Alternating current',
    'Phasors, LCR circuits, resonance and power factor.',
    'भौतिकशास्त्र: प्रत्यावर्ती धारा',
    'फेजर, LCR परिपथ, अनुनाद र पावर फ्याक्टर।',
  ],
  [
    '2026-11-02T11:30',
    '2026-11-02T12:38',
    'Botany: Photosynthesis, C3, C4 and CAM',
    'Light reactions and carbon fixation compared in one table.',
    'वनस्पति विज्ञान: प्रकाश संश्लेषण, C3, C4 र CAM',
    'प्रकाश प्रतिक्रिया र कार्बन स्थिरीकरण एउटै तालिकामा दाँजिएका।',
  ],
  [
    '2026-11-01T10:10',
    '2026-11-01T10:55',
    'MAT: Data interpretation',
    'Tables, bars and pie charts: estimate first, calculate second.',
    'मानसिक क्षमता: तथ्याङ्क बुझ्ने',
    'तालिका, स्तम्भ र वृत्त चित्र: पहिले अन्दाज, अनि हिसाब।',
  ],
]

/** Returns a page of the demo's recorded classes. @returns undefined for an unknown token. */
export function samplePage(
  token: string,
  { channelTitle, language }: { channelTitle: string; language: Locale },
): VideoPageShape | undefined {
  const start = token === '' ? 0 : Number(TOKEN.exec(token)?.[1] ?? Number.NaN)
  if (Number.isNaN(start) || start % PAGE_SIZE !== 0 || start >= classes.length) return undefined
  const end = start + PAGE_SIZE
  return {
    nodes: classes.slice(start, end).map(([from, to, title, description, ...nepali], index): VideoShape => {
      const [titleShown = title, descriptionShown = description] = language === 'ne' ? nepali : []
      const id = `sample-class-${classes.length - start - index}`
      const nothing = { thumbnail: null, playerUrl: null, watchUrl: null }
      return {
        id,
        title: titleShown,
        description: descriptionShown,
        publishedAt: inNepal(from),
        endedAt: inNepal(to),
        channelTitle,
        ...nothing,
      }
    }),
    nextPageToken: end < classes.length ? `sample-${end}` : null,
    fetchedAt: new Date(),
    stale: false,
  }
}

const inNepal = (clock: string) => new Date(`${clock}:00+05:45`)
