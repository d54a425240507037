import type * as declared from '#server/content/declarations/testimonials.ts'
import type { DemoOf } from './demo-of.ts'

/** Testimonials of invented students. */
export const testimonials: DemoOf<typeof declared.testimonials>[] = [
  {
    name: 'Aakriti Shrestha',
    course: 'MBBS',
    content:
      'I came from a community school in Sindhuli and thought I was behind everybody. After the fourth model test I saw that I was not behind, I was slow. Bishnu Sir sat with me on Tuesdays until I was not slow any more.',
    rating: 5,
    ne: {
      name: 'आकृति श्रेष्ठ',
      course: 'MBBS',
      content:
        'म सिन्धुलीको सामुदायिक विद्यालयबाट आएँ, सबैभन्दा पछाडि छु जस्तो लाग्थ्यो। चौथो नमुना परीक्षापछि थाहा भयो, म पछाडि होइन, ढिलो रहेछु। ढिलो नहुन्जेल विष्णु सर हरेक मङ्गलबार मसँग बस्नुभयो।',
    },
  },
  {
    name: 'Rohan Tamang',
    course: 'BMIT',
    content:
      'The physics clinic. Ten problems, forty minutes, twice a week. Nothing else raised my marks so much.',
    rating: 5,
    ne: {
      name: 'रोहन तामाङ',
      course: 'BMIT',
      content: 'भौतिकशास्त्र क्लिनिक। दश प्रश्न, चालीस मिनेट, हप्ताको दुई पटक। अरू कुनै कुराले मेरो अङ्क यति बढाएन।',
    },
  },
  {
    name: 'Sabina Khatun',
    course: 'BSc Nursing',
    content:
      'My father wanted to know everything: fees, hostel, the way home in the evening. They answered all of it, on paper, and called him again after each test.',
    rating: 5,
    ne: {
      name: 'सबिना खातुन',
      course: 'बीएससी नर्सिङ',
      content:
        'बुबालाई सबै कुरा जान्नु थियो: शुल्क, छात्रावास, साँझ घर फर्कने बाटो। सबैको जवाफ कागजमै दिनुभयो, र हरेक परीक्षापछि फोन गर्नुभयो।',
    },
  },
  {
    name: 'Prabin Chaudhary',
    course: 'BSc Agriculture',
    content:
      'Good teachers and real old papers. In the monsoon the bus from Bhaktapur is late and the first lesson is gone, but the recording is there by noon.',
    rating: 4,
    ne: {
      name: 'प्रविन चौधरी',
      course: 'बीएससी कृषि',
      content:
        'राम्रा शिक्षक र साँच्चैका पुराना प्रश्नपत्र। बर्खामा भक्तपुरको बस ढिला हुन्छ र पहिलो पाठ छुट्छ, तर दिउँसोसम्म रेकर्ड आइसक्छ।',
    },
  },
  {
    name: 'Nima Dolma Sherpa',
    course: 'B Pharmacy',
    content:
      'I studied mathematics in Grade 12 and had not touched biology for two years. The bridge course was four hard weeks. Then I could follow, and in the end botany was my best subject.',
    rating: 5,
    ne: {
      name: 'निमा डोल्मा शेर्पा',
      course: 'बी. फार्मेसी',
      content:
        'कक्षा 12 मा गणित पढेकी थिएँ, दुई वर्ष जीवविज्ञान छोएकी थिइनँ। पूरक कक्षाका चार हप्ता गाह्रा थिए। त्यसपछि बुझ्न थालेँ, अन्त्यमा वनस्पति विज्ञान नै मेरो सबैभन्दा राम्रो विषय भयो।',
    },
  },
  {
    name: 'Dipesh Adhikari',
    course: 'BDS',
    content:
      'What I liked is that nobody promised me a seat. They showed me the cut-offs of five years and let me decide.',
    rating: 4,
    ne: {
      name: 'दीपेश अधिकारी',
      course: 'BDS',
      content:
        'सिट पक्का भनेर कसैले वाचा गरेन, मलाई त्यही मन पर्‍यो। पाँच वर्षका कटअफ देखाउनुभयो र निर्णय मलाई नै गर्न दिनुभयो।',
    },
  },
]

export const successStories: DemoOf<typeof declared.successStories>[] = [
  {
    title: 'From the night shift to the front row',
    content:
      'Kiran kept the counter of his uncle’s medical hall in Gongabu until midnight and was in class at six. In his first model test he came 812th. He asked for the answer sheet, every time, and wrote down why each wrong answer was wrong. The notebook has four hundred pages. In the last test before the exam he was ninth.',
    name: 'Kiran Basnet',
    achievement: 'MBBS, Maharajgunj Medical Campus, full scholarship',
    ne: {
      name: 'किरण बस्नेत',
      title: 'रातको पालीबाट अगाडिको लहरमा',
      content:
        'किरण गोङ्गबुमा काकाको औषधि पसल मध्यरातसम्म चलाउँथे, बिहान छ बजे कक्षामा हुन्थे। पहिलो नमुना परीक्षामा 812औँ भए। हरेक पटक उत्तरपुस्तिका मागे, र हरेक गलत उत्तर किन गलत भयो लेखे। कापी चार सय पानाको भयो। परीक्षाअघिको अन्तिम नमुनामा उनी नवौँ थिए।',
      achievement: 'MBBS, महाराजगन्ज चिकित्सा क्याम्पस, पूर्ण छात्रवृत्ति',
    },
  },
  {
    title: 'Three hours from the nearest road',
    content:
      'Pema’s village in Dolpa has no physics teacher. She came to Kathmandu with a municipal scholarship, two months after the class had begun. Her group took turns to stay an hour longer with her. She explains optics to the new students now, on Saturdays, before she goes back to the dental hospital.',
    name: 'Pema Gurung',
    achievement: 'BDS, People’s Dental College',
    ne: {
      name: 'पेमा गुरुङ',
      title: 'नजिकको सडकबाट तीन घण्टा टाढा',
      content:
        'डोल्पामा पेमाको गाउँमा भौतिकशास्त्रका शिक्षक छैनन्। कक्षा सुरु भएको दुई महिनापछि उनी नगरपालिकाको छात्रवृत्तिमा काठमाडौँ आइन्। समूहका साथीहरू पालैपालो एक घण्टा बढी बसे। अहिले उनी शनिबार दन्त अस्पताल फर्कनुअघि नयाँ विद्यार्थीलाई प्रकाश बुझाउँछिन्।',
      achievement: 'BDS, पिपुल्स डेन्टल कलेज',
    },
  },
  {
    title: 'The second attempt',
    content:
      'Missing a seat by half a mark is worse than missing it by fifty. Anisha stayed away for a month, then came back to talk. Not more hours, said her counselor, but other ones: mornings only, and every Sunday off. The next year she chose among three colleges.',
    name: 'Anisha Maharjan',
    achievement: 'BSc Nursing, Lalitpur Nursing Campus',
    ne: {
      name: 'अनिशा महर्जन',
      title: 'दोस्रो प्रयास',
      content:
        'पचास अङ्कले भन्दा आधा अङ्कले सिट गुम्दा बढी दुख्छ। अनिशा एक महिना टाढा बसिन्, अनि कुरा गर्न फर्किन्। परामर्शदाताले भन्नुभयो, धेरै घण्टा होइन, अर्कै घण्टा: बिहान मात्र, र हरेक आइतबार बिदा। अर्को वर्ष उनले तीन कलेजमध्ये रोज्न पाइन्।',
      achievement: 'बीएससी नर्सिङ, ललितपुर नर्सिङ क्याम्पस',
    },
  },
  {
    title: 'Forester’s daughter, forester',
    content:
      'Her father guards a community forest in Kailali; she wanted to know the Latin names. Sarita learned botany with pressed leaves that he sent her in letters. She was first on the list in Hetauda.',
    name: 'Sarita Bohara',
    achievement: 'BSc Forestry, Institute of Forestry, rank 1',
    ne: {
      name: 'सरिता बोहरा',
      title: 'वन हेरालुकी छोरी, वनविद्',
      content:
        'बुबा कैलालीमा सामुदायिक वन हेर्नुहुन्छ; उनलाई बिरुवाका वैज्ञानिक नाम जान्नु थियो। बुबाले चिठीमा पठाएका सुकेका पातले सरिताले वनस्पति विज्ञान पढिन्। हेटौँडाको सूचीमा उनी पहिलो भइन्।',
      achievement: 'बीएससी वन विज्ञान, वन अध्ययन संस्थान, प्रथम स्थान',
    },
  },
]
