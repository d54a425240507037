import { dayAfter } from '#shared/calendar/nepal-time.ts'
import { type DemoCourse, unknownFacts } from './demo-course.ts'

import { appliedScienceEntrance, commonEntrance } from './entrance-exams.ts'

const paramedical = {
  group: 'paramedical',
  ...commonEntrance,
  eligibility: 'Grade 12 science with physics, chemistry and biology, 50% or 2.4 GPA',
} as const

const paramedicalCourses: readonly DemoCourse[] = [
  {
    ...paramedical,
    slug: 'b-pharmacy',
    title: 'B Pharmacy',
    shortName: 'B. Pharmacy',
    degree: 'Bachelor of Pharmacy',
    shortDescription: 'How medicines are found, made and given: CEE preparation with a stress on chemistry.',
    longDescription:
      'Pharmacists develop medicines, watch over their quality and explain them to patients. Nepal’s own industry now makes half of what the country needs, and looks for people.\n\nThe CEE gives chemistry and physics half of all marks. So the paramedical group has two hours of them every day, and a problem sheet each Wednesday that is marked and given back on Thursday. Mathematics students of Grade 12 may sit this exam too; they get a four-week bridge course in biology.',
    drawing: 'mortar',
    duration: '4 years',
    eligibility: 'Grade 12 science with physics, chemistry and biology or mathematics, 50% or 2.4 GPA',
    ne: {
      title: 'बी. फार्मेसी',
      shortName: 'बी. फार्मेसी',
      degree: 'औषधि विज्ञानमा स्नातक',
      shortDescription: 'औषधि कसरी भेटिन्छ, बन्छ र दिइन्छ: रसायनमा जोड दिएर CEE को तयारी।',
      longDescription:
        'फार्मासिस्टले औषधि विकास गर्छन्, गुणस्तर हेर्छन् र बिरामीलाई बुझाउँछन्। देशलाई चाहिने आधा औषधि अहिले नेपालकै उद्योगले बनाउँछ, र मानिस खोजिरहेको छ।\n\nCEE मा आधा अङ्क रसायन र भौतिकशास्त्रको हुन्छ। त्यसैले पारामेडिकल समूहमा हरेक दिन यिनकै दुई घण्टा, र हरेक बुधबार अभ्यास पाना जाँचेर बिहीबार फिर्ता दिइन्छ। कक्षा 12 मा गणित पढेकाले पनि यो परीक्षा दिन सक्छन्; उनीहरूलाई चार हप्ताको जीवविज्ञान पूरक कक्षा हुन्छ।',
      duration: '4 वर्ष',
      eligibility: 'कक्षा 12 विज्ञान, भौतिक, रसायन र जीवविज्ञान वा गणितसहित, 50% वा 2.4 GPA',
    },
  },
  {
    ...paramedical,
    slug: 'b-optometry',
    title: 'B Optometry',
    shortName: 'B. Optometry',
    degree: 'Bachelor of Optometry',
    shortDescription:
      'Sight tested, glasses fitted, eye disease found early: a small profession with open doors.',
    longDescription:
      'An optometrist is often the first to see that an eye is ill. Only a few seats a year are offered in Nepal, and hospitals in every province wait for the graduates.\n\nYou prepare for the CEE with the paramedical group. Optics, the heart of your later studies, is also where most candidates lose marks in physics: we teach it twice, once in class and once with lenses on the bench of the laboratory.',
    drawing: 'eye',
    duration: '4 years',
    ne: {
      title: 'बी. अप्टोमेट्री',
      shortName: 'बी. अप्टोमेट्री',
      degree: 'दृष्टि विज्ञानमा स्नातक',
      shortDescription: 'आँखा जाँच्ने, चस्मा मिलाउने, आँखाको रोग बेलैमा पत्ता लगाउने: सानो पेसा, खुला ढोका।',
      longDescription:
        'आँखामा रोग लागेको प्रायः सबैभन्दा पहिले अप्टोमेट्रिस्टले देख्छन्। नेपालमा वर्षमा थोरै सिट मात्र खुल्छन्, र हरेक प्रदेशका अस्पताल स्नातक पर्खिरहेका छन्।\n\nCEE को तयारी पारामेडिकल समूहसँगै हुन्छ। तपाईंको पढाइको मुटु प्रकाश नै धेरै परीक्षार्थीले भौतिकशास्त्रमा अङ्क गुमाउने ठाउँ हो: त्यसैले दुई पटक पढाउँछौँ, एक पटक कक्षामा, एक पटक प्रयोगशालामा लेन्स राखेर।',
      duration: '4 वर्ष',
    },
  },
  {
    ...paramedical,
    slug: 'bmlt',
    title: 'BMLT',
    degree: 'Bachelor of Medical Laboratory Technology',
    shortDescription: 'Blood, cells and cultures: the diagnoses that every doctor waits for.',
    longDescription:
      'Seven of ten decisions in a hospital rest on a laboratory report. BMLT trains those who make it and answer for it.\n\nIn the CEE, human biology and organic chemistry bring the marks that decide about BMLT seats. Classes are built around them, and the fortnightly model test shows subject by subject where you stand. Candidates who come from CMLT or HA studies get back into Grade 12 physics in three extra weekends.',
    drawing: 'microscope',
    duration: '4 years',
    ne: {
      degree: 'मेडिकल प्रयोगशाला प्रविधिमा स्नातक',
      shortDescription: 'रगत, कोष र कल्चर: हरेक डाक्टरले पर्खने निदान।',
      longDescription:
        'अस्पतालका दशमध्ये सात निर्णय प्रयोगशालाको रिपोर्टमा टिकेका हुन्छन्। रिपोर्ट बनाउने र त्यसको जिम्मा लिने जनशक्ति BMLT ले तयार गर्छ।\n\nCEE मा मानव जीवविज्ञान र जैविक रसायनका अङ्कले BMLT को सिट तय गर्छन्। कक्षा यिनैको वरिपरि बनेका छन्, र हरेक दुई हप्ताको नमुना परीक्षाले कुन विषयमा कहाँ पुग्नुभयो देखाउँछ। CMLT वा HA पढेर आउनेले तीन थप शनिबारमा कक्षा 12 को भौतिकशास्त्र दोहोर्‍याउँछन्।',
      duration: '4 वर्ष',
    },
  },
  {
    ...paramedical,
    slug: 'bmit',
    title: 'BMIT',
    degree: 'Bachelor of Medical Imaging Technology',
    shortDescription: 'X-ray, CT, MRI and ultrasound: medicine for people who like physics.',
    longDescription:
      'Imaging is where medicine and physics meet. BMIT graduates run the machines that see into the body, and keep patients and colleagues safe while they do.\n\nThe seats are few and the competition strong in physics. Besides the daily classes, BMIT candidates have a physics clinic on Tuesday and Friday: ten problems, forty minutes, solved together at the board.',
    drawing: 'ribs',
    duration: '4 years',
    ne: {
      degree: 'मेडिकल इमेजिङ प्रविधिमा स्नातक',
      shortDescription: 'एक्स-रे, CT, MRI र अल्ट्रासाउन्ड: भौतिकशास्त्र मन पर्नेका लागि चिकित्सा।',
      longDescription:
        'चिकित्सा र भौतिकशास्त्र इमेजिङमा भेटिन्छन्। BMIT का स्नातकले शरीरभित्र देख्ने मेसिन चलाउँछन्, र बिरामी र सहकर्मीलाई सुरक्षित राख्छन्।\n\nसिट थोरै छन् र भौतिकशास्त्रमा प्रतिस्पर्धा कडा। दैनिक कक्षाबाहेक मङ्गलबार र शुक्रबार BMIT परीक्षार्थीको भौतिकशास्त्र क्लिनिक हुन्छ: दश प्रश्न, चालीस मिनेट, बोर्डमा सँगै हल।',
      duration: '4 वर्ष',
    },
  },
  {
    ...paramedical,
    slug: 'bph',
    title: 'BPH',
    degree: 'Bachelor of Public Health',
    shortDescription: 'Health for a whole village instead of one patient: prevention, planning, research.',
    longDescription:
      'Public health asks why people fall ill and what a district can do about it. Graduates work for the government, for hospitals and for organisations in all seven provinces.\n\nThe entrance is the CEE. BPH candidates who come from Health Assistant studies find the biology easy and the physics hard, others the reverse: a test in the first week tells which, and the timetable follows it.',
    drawing: 'village',
    duration: '4 years',
    ne: {
      degree: 'जनस्वास्थ्यमा स्नातक',
      shortDescription: 'एक जना बिरामी होइन, पूरै गाउँको स्वास्थ्य: रोकथाम, योजना, अनुसन्धान।',
      longDescription:
        'मानिस किन बिरामी पर्छन् र जिल्लाले के गर्न सक्छ भनेर जनस्वास्थ्यले सोध्छ। स्नातकले सातै प्रदेशमा सरकार, अस्पताल र संस्थाका लागि काम गर्छन्।\n\nप्रवेश परीक्षा CEE हो। हेल्थ असिस्टेन्ट पढेर आउनेलाई जीवविज्ञान सजिलो र भौतिकशास्त्र गाह्रो लाग्छ, अरूलाई ठीक उल्टो: पहिलो हप्ताको परीक्षाले त्यो देखाउँछ, र तालिका त्यसैअनुसार बन्छ।',
      duration: '4 वर्ष',
    },
  },
  {
    ...paramedical,
    slug: 'bpt',
    title: 'BPT',
    degree: 'Bachelor of Physiotherapy',
    shortDescription: 'Back on one’s feet after injury or stroke: anatomy, movement, patience.',
    longDescription:
      'Physiotherapists give people their movement back. The degree is young in Nepal and the demand is growing, in hospitals, in sports and in rehabilitation centres.\n\nPreparation follows the whole CEE syllabus, with additional hours on the human body: bones, muscles and nerves are drawn, labelled and asked again until they stay.',
    drawing: 'stretch',
    duration: '4½ years, internship included',
    ne: {
      degree: 'फिजियोथेरापीमा स्नातक',
      shortDescription: 'चोट वा पक्षाघातपछि फेरि उभिन: शरीररचना, चाल, धैर्य।',
      longDescription:
        'फिजियोथेरापिस्टले मानिसलाई हिँडडुल फर्काइदिन्छन्। नेपालमा यो उपाधि नयाँ छ, र अस्पताल, खेलकुद र पुनःस्थापना केन्द्रमा माग बढ्दो छ।\n\nतयारी CEE को पूरै पाठ्यक्रमअनुसार हुन्छ, मानव शरीरका थप घण्टासहित: हड्डी, मांसपेशी र स्नायु कोरिन्छन्, नाम लेखिन्छन्, र नबसुन्जेल फेरि सोधिन्छन्।',
      duration: 'इन्टर्नसिपसहित 4½ वर्ष',
    },
  },
  {
    ...paramedical,
    slug: 'baslp',
    title: 'BASLP',
    degree: 'Bachelor of Audiology and Speech-Language Pathology',
    shortDescription: 'Helping people to hear and to speak: one of the rarest and most needed professions.',
    longDescription:
      'Fewer than two hundred specialists for hearing and speech serve a country of thirty million. BASLP is taught at the Institute of Medicine, and its graduates choose where they work.\n\nFor one of these seats you need a rank near the top of the paramedical list. We prepare you for the CEE like an MBBS candidate, and with you we look at the cut-offs of the last five years before you order your preferences.',
    drawing: 'speech',
    duration: '4 years',
    ne: {
      degree: 'श्रवण तथा वाक् विज्ञानमा स्नातक',
      shortDescription: 'सुन्न र बोल्न सघाउने: सबैभन्दा दुर्लभ र सबैभन्दा चाहिएका पेसामध्ये एक।',
      longDescription:
        'तीन करोडको देशमा श्रवण र वाक्‌का दुई सयभन्दा कम विशेषज्ञ छन्। BASLP चिकित्साशास्त्र अध्ययन संस्थानमा पढाइ हुन्छ, र स्नातकले काम गर्ने ठाउँ आफैँ रोज्छन्।\n\nयी सिट पाउन पारामेडिकल सूचीको माथिल्लो स्थान चाहिन्छ। हामी तपाईंलाई MBBS परीक्षार्थीलाई जस्तै CEE का लागि तयार गर्छौँ, र प्राथमिकता भर्नुअघि पाँच वर्षका कटअफ सँगै हेर्छौँ।',
      duration: '4 वर्ष',
    },
  },
]

const medicalCourses: readonly DemoCourse[] = [
  {
    slug: 'mbbs',
    title: 'MBBS',
    degree: 'Bachelor of Medicine and Bachelor of Surgery',
    group: 'medical',
    shortDescription:
      'The way to become a doctor: full preparation for the CEE, with a model test every other Saturday.',
    longDescription:
      'MBBS is what most of our students come for, and where every mark counts: a few hundred government seats are shared among more than ten thousand candidates. Classes cover the whole CEE syllabus in sixteen weeks, zoology and botany in the first half, physics and chemistry throughout, and MAT on Fridays.\n\nEvery other Saturday you sit a full model test of 200 questions in three hours, in the hall and under the rules of the real one. The result is online the same evening, with your rank. On Sunday the teachers go through each question that more than half of you missed.',
    drawing: 'heart',
    duration: '5½ years, internship included',
    ...commonEntrance,
    eligibility: 'Grade 12 science with physics, chemistry and biology, 50% or 2.4 GPA',
    ne: {
      degree: 'चिकित्सा तथा शल्यचिकित्सामा स्नातक',
      shortDescription: 'डाक्टर बन्ने बाटो: CEE को पूरा तयारी, हरेक दोस्रो शनिबार नमुना परीक्षासहित।',
      longDescription:
        'हाम्रा धेरैजसो विद्यार्थी MBBS कै लागि आउँछन्, र यहाँ हरेक अङ्कको मूल्य छ: दश हजारभन्दा बढी परीक्षार्थीका बीचमा केही सय सरकारी सिट। कक्षाले सोह्र हप्तामा CEE को पूरै पाठ्यक्रम पूरा गर्छ: पहिलो आधामा जन्तु र वनस्पति विज्ञान, सुरुदेखि अन्त्यसम्म भौतिक र रसायन, र शुक्रबार मानसिक क्षमता।\n\nहरेक दोस्रो शनिबार साँच्चैको हल र नियममा तीन घण्टामा 200 प्रश्नको नमुना परीक्षा हुन्छ। नतिजा र स्थान त्यही साँझ अनलाइन आउँछ। आइतबार शिक्षकले आधाभन्दा बढीले बिराएका हरेक प्रश्न बुझाउनुहुन्छ।',
      duration: 'इन्टर्नसिपसहित 5½ वर्ष',
    },
  },
  {
    slug: 'bds',
    title: 'BDS',
    degree: 'Bachelor of Dental Surgery',
    group: 'medical',
    shortDescription:
      'For future dentists: the same CEE paper as MBBS, with counseling on dental colleges and quotas.',
    longDescription:
      'Dentistry needs a good head and good hands. The entrance is the CEE, so BDS candidates learn in the medical group, with the same teachers and the same model tests.\n\nWhat is different comes after the result: choosing between dental colleges in Kathmandu, Dharan, Chitwan and Nepalgunj, understanding the scholarship and the paying quota, and filling in the preference list so that no seat within reach is lost. Our counselors sit down with every BDS candidate and a parent before the list closes.',
    drawing: 'tooth',
    duration: '5½ years, internship included',
    ...commonEntrance,
    eligibility: 'Grade 12 science with physics, chemistry and biology, 50% or 2.4 GPA',
    ne: {
      degree: 'दन्त शल्यचिकित्सामा स्नातक',
      shortDescription: 'भावी दन्त चिकित्सकका लागि: MBBS कै CEE प्रश्नपत्र, दन्त कलेज र कोटाबारे परामर्शसहित।',
      longDescription:
        'दन्त चिकित्सालाई राम्रो दिमाग र राम्रो हात दुवै चाहिन्छ। प्रवेश परीक्षा CEE हो, त्यसैले BDS परीक्षार्थी चिकित्सा समूहमै, उनै शिक्षक र उनै नमुना परीक्षासँग पढ्छन्।\n\nफरक कुरा नतिजापछि आउँछ: काठमाडौँ, धरान, चितवन र नेपालगन्जका दन्त कलेजमध्ये रोज्ने, छात्रवृत्ति र शुल्क तिर्ने कोटा बुझ्ने, र पहुँचको सिट नछुटाई प्राथमिकता भर्ने। सूची बन्द हुनुअघि हाम्रा परामर्शदाता हरेक BDS परीक्षार्थी र अभिभावकसँग बस्नुहुन्छ।',
      duration: 'इन्टर्नसिपसहित 5½ वर्ष',
    },
  },
  {
    slug: 'bsc-nursing',
    title: 'BSc Nursing',
    degree: 'Bachelor of Science in Nursing',
    group: 'medical',
    shortDescription:
      'For those who want to stand at the bedside: CEE preparation in a group of its own from the tenth week.',
    longDescription:
      'Nurses carry hospitals, in Nepal and far beyond it. The entrance is the CEE; the nursing list has its own rank, so what counts is to be sure of the basics in every subject rather than brilliant in one.\n\nFrom the tenth week nursing candidates practise in a group of their own: biology every day, physics and chemistry from the ground up, and short tests twice a week. Students from PCL Nursing and from Grade 12 science are equally at home here.',
    drawing: 'lamp',
    duration: '4 years',
    ...commonEntrance,
    eligibility: 'Grade 12 science with physics, chemistry and biology, 50% or 2.4 GPA; or PCL Nursing',
    ne: {
      title: 'बीएससी नर्सिङ',
      degree: 'नर्सिङ विज्ञानमा स्नातक',
      shortDescription: 'बिरामीको छेउमा उभिन चाहनेका लागि: दशौँ हप्तादेखि छुट्टै समूहमा CEE को तयारी।',
      longDescription:
        'नेपालमा र बाहिर पनि अस्पताल नर्सले धानेका छन्। प्रवेश परीक्षा CEE हो; नर्सिङको सूचीमा छुट्टै स्थान निकालिन्छ, त्यसैले एउटा विषयमा अब्बल हुनुभन्दा सबै विषयको आधार बलियो हुनु काम लाग्छ।\n\nदशौँ हप्तादेखि नर्सिङका परीक्षार्थी छुट्टै समूहमा अभ्यास गर्छन्: हरेक दिन जीवविज्ञान, भौतिक र रसायन सुरुदेखि, र हप्ताको दुई पटक छोटो परीक्षा। PCL नर्सिङ र कक्षा 12 विज्ञान दुवैका विद्यार्थीलाई यहाँ उत्तिकै सजिलो हुन्छ।',
      duration: '4 वर्ष',
      eligibility: 'कक्षा 12 विज्ञान, भौतिक, रसायन र जीवविज्ञानसहित, 50% वा 2.4 GPA; वा PCL नर्सिङ',
    },
  },
]

const common = { group: 'applied-science', ...appliedScienceEntrance } as const

const appliedScienceCourses: readonly DemoCourse[] = [
  {
    ...common,
    slug: 'bsc-agriculture',
    title: 'BSc Agriculture',
    homePosition: 4,
    degree: 'Bachelor of Science in Agriculture',
    shortDescription: 'Two of three Nepalis live from the land: study what makes it bear more.',
    longDescription:
      'Soil, seed, water, market: agriculture is a science with mud on its boots. The degree leads to the civil service, to research stations, to cooperatives and into businesses of one’s own.\n\nThe universities set their own papers, with equal weight on the four sciences and a taste for applied questions. You practise on the real papers of the last ten years, and twice a term the group visits the experimental fields at Khumaltar.',
    drawing: 'barley',
    duration: '4 years',
    exam: 'Entrance tests of AFU Rampur and TU (IAAS)',
    eligibility: 'Grade 12 science with biology, second division or 2.0 GPA',
    ne: {
      title: 'बीएससी कृषि',
      degree: 'कृषि विज्ञानमा स्नातक',
      shortDescription: 'तीनमध्ये दुई नेपाली जमिनबाट बाँच्छन्: जमिनलाई बढी फलाउने विज्ञान पढ्नुहोस्।',
      longDescription:
        'माटो, बीउ, पानी, बजार: कृषि जुत्तामा हिलो लागेको विज्ञान हो। यो उपाधिले निजामती सेवा, अनुसन्धान केन्द्र, सहकारी र आफ्नै व्यवसायसम्म पुर्‍याउँछ।\n\nविश्वविद्यालयले आफ्नै प्रश्नपत्र बनाउँछन्, चारै विज्ञानको बराबर भार र व्यावहारिक प्रश्नसहित। तपाईं पछिल्ला दश वर्षका साँच्चैका प्रश्नपत्रमा अभ्यास गर्नुहुन्छ, र सत्रमा दुई पटक समूह खुमलटारका परीक्षण खेतमा पुग्छ।',
      duration: '4 वर्ष',
      exam: 'AFU रामपुर र TU (IAAS) का प्रवेश परीक्षा',
      eligibility: 'कक्षा 12 विज्ञान, जीवविज्ञानसहित, द्वितीय श्रेणी वा 2.0 GPA',
    },
  },
  {
    ...common,
    slug: 'veterinary-science',
    title: 'Veterinary Science',
    shortName: 'Veterinary',
    homePosition: 3,
    degree: 'Bachelor of Veterinary Science and Animal Husbandry',
    shortDescription: 'Medicine for patients who cannot say where it hurts.',
    longDescription:
      'Veterinarians look after the buffalo that feeds a family, the poultry farm that feeds a town, and now and then a rhinoceros. Seats are few: some hundred and fifty a year in the whole country.\n\nZoology and chemistry decide this entrance. We teach them with the medical group, then practise the universities’ own style of question, which is longer and more practical than that of the CEE.',
    drawing: 'buffalo',
    duration: '5 years, internship included',
    exam: 'Entrance tests of AFU Rampur and TU (IAAS)',
    eligibility: 'Grade 12 science with biology, second division or 2.0 GPA',
    ne: {
      title: 'पशु चिकित्सा विज्ञान',
      shortName: 'पशु चिकित्सा',
      degree: 'पशु चिकित्सा विज्ञान तथा पशुपालनमा स्नातक',
      shortDescription: 'कहाँ दुख्यो भन्न नसक्ने बिरामीको उपचार।',
      longDescription:
        'पशु चिकित्सकले परिवार पाल्ने भैँसी, सहर पाल्ने कुखुरा फार्म, र कहिलेकाहीँ गैँडासम्म हेर्छन्। सिट थोरै छन्: देशभरि वर्षमा करिब डेढ सय।\n\nयो प्रवेश परीक्षा जन्तु विज्ञान र रसायनले तय गर्छ। यी विषय चिकित्सा समूहसँगै पढाउँछौँ, अनि विश्वविद्यालयका आफ्नै शैलीका प्रश्न अभ्यास गर्छौँ, जुन CEE का भन्दा लामा र व्यावहारिक हुन्छन्।',
      duration: 'इन्टर्नसिपसहित 5 वर्ष',
      exam: 'AFU रामपुर र TU (IAAS) का प्रवेश परीक्षा',
      eligibility: 'कक्षा 12 विज्ञान, जीवविज्ञानसहित, द्वितीय श्रेणी वा 2.0 GPA',
    },
  },
  {
    ...common,
    slug: 'bsc-forestry',
    title: 'BSc Forestry',
    shortName: 'BSc. Forestry',
    homePosition: 2,
    degree: 'Bachelor of Science in Forestry',
    shortDescription: 'Community forests, watersheds and wildlife: a profession outdoors.',
    longDescription:
      'Nepal’s community forests are studied all over the world, and foresters made them. Graduates work as rangers and officers, in national parks, and on climate and water projects.\n\nThe entrance of the Institute of Forestry and of AFU asks the four sciences. Botany is taught here with pressed plants from Shivapuri on the table, because what one has held in one’s hand one does not confuse in an exam.',
    drawing: 'pine',
    duration: '4 years',
    exam: 'Entrance tests of TU (Institute of Forestry) and AFU',
    eligibility: 'Grade 12 science, second division or 2.0 GPA',
    ne: {
      title: 'बीएससी वन विज्ञान',
      shortName: 'बीएससी वन',
      degree: 'वन विज्ञानमा स्नातक',
      shortDescription: 'सामुदायिक वन, जलाधार र वन्यजन्तु: खुला आकाशमुनिको पेसा।',
      longDescription:
        'नेपालका सामुदायिक वन संसारभरि पढाइन्छन्, र तिनलाई वनविद्‌ले बनाएका हुन्। स्नातकले रेन्जर र अधिकृत भएर, राष्ट्रिय निकुञ्जमा, जलवायु र पानीका आयोजनामा काम गर्छन्।\n\nवन अध्ययन संस्थान र AFU को प्रवेश परीक्षामा चार विज्ञान सोधिन्छ। यहाँ वनस्पति विज्ञान शिवपुरीका बिरुवा टेबलमा राखेर पढाइन्छ, किनभने हातमा लिएको कुरा परीक्षामा झुक्किँदैन।',
      duration: '4 वर्ष',
      exam: 'TU (वन अध्ययन संस्थान) र AFU का प्रवेश परीक्षा',
      eligibility: 'कक्षा 12 विज्ञान, द्वितीय श्रेणी वा 2.0 GPA',
    },
  },
  {
    ...common,
    slug: 'b-technology',
    title: 'B Technology',
    shortName: 'B. Technology',
    homePosition: 1,
    degree: 'Bachelor of Technology',
    shortDescription: 'Biotechnology and its neighbours: laboratories, start-ups and research.',
    longDescription:
      'From vaccines to better seed potatoes, technology graduates turn biology and chemistry into things that work. Kathmandu University and several colleges of Tribhuvan and Purbanchal University offer the degree.\n\nTheir tests are computer-based and quick: about a minute for a question. After the first month every test of this group is taken at a screen in our computer room, with the clock running.',
    drawing: 'cog',
    duration: '4 years',
    exam: 'KUCAT of Kathmandu University and the tests of TU and PU colleges',
    eligibility: 'Grade 12 science with biology or mathematics, 50% or 2.4 GPA',
    ne: {
      title: 'बी. टेक्नोलोजी',
      shortName: 'बी. टेक्नोलोजी',
      degree: 'प्रविधिमा स्नातक',
      shortDescription: 'जैवप्रविधि र त्यससँग जोडिएका विषय: प्रयोगशाला, नयाँ उद्यम र अनुसन्धान।',
      longDescription:
        'खोपदेखि राम्रो आलुको बीउसम्म, प्रविधिका स्नातकले जीवविज्ञान र रसायनलाई काम लाग्ने कुरामा बदल्छन्। काठमाडौँ विश्वविद्यालय र त्रिभुवन तथा पूर्वाञ्चल विश्वविद्यालयका केही कलेजमा यो उपाधि पढाइ हुन्छ।\n\nयिनका परीक्षा कम्प्युटरमा र छिटा हुन्छन्: एउटा प्रश्नलाई करिब एक मिनेट। पहिलो महिनापछि यस समूहका सबै परीक्षा हाम्रो कम्प्युटर कोठामा, घडी चलाएर लिइन्छन्।',
      duration: '4 वर्ष',
      exam: 'काठमाडौँ विश्वविद्यालयको KUCAT र TU तथा PU का कलेजका परीक्षा',
      eligibility: 'कक्षा 12 विज्ञान, जीवविज्ञान वा गणितसहित, 50% वा 2.4 GPA',
    },
  },
  {
    ...common,
    slug: 'food-technology',
    title: 'Food Technology',
    homePosition: 5,
    degree: 'Bachelor of Technology in Food',
    shortDescription: 'From the field to the shelf: safe, good food and the industry that makes it.',
    longDescription:
      'Somebody has to make sure that milk, noodles and apple juice are what the label says. Food technologists run production, laboratories and inspections, and some of them their own brand.\n\nThe entrance of the Institute of Science and Technology has chemistry at its heart. Our teachers add a weekly hour of chemistry problems to the classes of the group, and the model test follows the distribution of the real paper.',
    drawing: 'bowl',
    duration: '4 years',
    exam: 'Entrance test of TU (Institute of Science and Technology)',
    eligibility: 'Grade 12 science with biology or mathematics, second division or 2.0 GPA',
    ne: {
      title: 'खाद्य प्रविधि',
      degree: 'खाद्य प्रविधिमा स्नातक',
      shortDescription: 'खेतदेखि पसलसम्म: सुरक्षित, राम्रो खाना र त्यो बनाउने उद्योग।',
      longDescription:
        'दूध, चाउचाउ र स्याउको रसमा लेबलमा लेखिएकै कुरा छ कि छैन, कसैले हेर्नै पर्छ। खाद्य प्रविधिज्ञले उत्पादन, प्रयोगशाला र निरीक्षण चलाउँछन्, केहीले आफ्नै ब्रान्ड।\n\nविज्ञान तथा प्रविधि अध्ययन संस्थानको प्रवेश परीक्षाको केन्द्रमा रसायन छ। हाम्रा शिक्षकले समूहको कक्षामा हप्ताको एक घण्टा रसायनका प्रश्न थप्छन्, र नमुना परीक्षा साँच्चैको प्रश्नपत्रकै ढाँचामा हुन्छ।',
      duration: '4 वर्ष',
      exam: 'TU (विज्ञान तथा प्रविधि अध्ययन संस्थान) को प्रवेश परीक्षा',
      eligibility: 'कक्षा 12 विज्ञान, जीवविज्ञान वा गणितसहित, द्वितीय श्रेणी वा 2.0 GPA',
    },
  },
]

const SEATS = 36

const timetable = 'आइतबारदेखि शुक्रबार, हरेक दोस्रो शनिबार नमुना परीक्षा'
const cee = {
  timetable,
  exam: 'साझा प्रवेश परीक्षा (CEE), चिकित्सा शिक्षा आयोग',
  eligibility: 'कक्षा 12 विज्ञान, भौतिक, रसायन र जीवविज्ञानसहित, 50% वा 2.4 GPA',
}

/** Values of every course of a group. */
const groupFacts: Record<string, Partial<DemoCourse>> = {
  medical: {
    fee: '₹45,000 for 16 weeks',
    seats: SEATS,
    timetable: 'Sunday to Friday, model test every other Saturday',
    teacher: 'Led by Dr. Ramesh Prasad Adhikari',
    ne: { ...cee, fee: '16 हप्ताको रु 45,000', teacher: 'नेतृत्व: डा. रमेशप्रसाद अधिकारी' },
  },
  paramedical: {
    fee: '₹38,000 for 16 weeks',
    seats: SEATS,
    timetable: 'Sunday to Friday, model test every other Saturday',
    teacher: 'Led by Prof. Hari Krishna Dahal',
    ne: { ...cee, fee: '16 हप्ताको रु 38,000', teacher: 'नेतृत्व: प्रा. हरिकृष्ण दाहाल' },
  },
  'applied-science': {
    fee: '₹34,000 for 14 weeks',
    seats: SEATS,
    timetable: 'Sunday to Friday, model test every other Saturday',
    teacher: 'Led by Dr. Narayan Prasad Koirala',
    ne: { timetable, fee: '14 हप्ताको रु 34,000', teacher: 'नेतृत्व: डा. नारायणप्रसाद कोइराला' },
  },
}

/** Every course, in the order of the courses page. */
export const demoCourses = [...medicalCourses, ...paramedicalCourses, ...appliedScienceCourses].map(
  (course) => {
    const facts = groupFacts[course.group]
    return { ...unknownFacts, ...facts, ...course, ne: { ...facts?.ne, ...course.ne } }
  },
)

/** Days from the day on which the demo is added to the next batch of each group. */
const untilNextBatch: Record<string, number> = { medical: 10, paramedical: 17, 'applied-science': 24 }

/** The same with the first day of the next batch. */
export function datedCourses(today: string) {
  return demoCourses.map((course) => ({
    ...course,
    nextBatch: dayAfter(today, untilNextBatch[course.group] ?? 0),
  }))
}
