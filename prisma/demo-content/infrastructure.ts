import type * as declared from '#server/content/declarations/infrastructure.ts'
import type { DemoOf } from './demo-of.ts'

export const infrastructurePage: DemoOf<typeof declared.infrastructurePage> = {
  intro: 'A house built for one purpose: to learn a great deal in one year, and to come through it well.',
  photo: { drawing: 'building', alt: 'Drawing of the building' },
  figures: [
    { value: '10,000+', label: 'sq.ft', picture: 'plan', ne: { label: 'वर्गफिट' } },
    {
      value: '100+',
      label: 'computers',
      picture: 'screens',
      ne: { label: 'कम्प्युटर' },
    },
    { value: '5,000+', label: 'books', picture: 'shelf', ne: { label: 'पुस्तक' } },
  ],

  facilities: [
    {
      floor: 'Fifth floor',
      title: 'Examination hall',
      text: 'Single desks, numbered like those of the real centre. On other days an auditorium.',
      amount: '240',
      unit: 'desks',
      ne: {
        floor: 'पाँचौँ तला',
        title: 'परीक्षा हल',
        text: 'साँच्चैको केन्द्रमा जस्तै नम्बर लेखिएका एकल डेस्क। अरू दिन सभाहल।',
        unit: 'डेस्क',
      },
    },
    {
      floor: 'Fourth floor',
      title: 'Computer room',
      text: 'For tests on screen, with the clock running, and for the recorded lectures.',
      amount: '100+',
      unit: 'computers',
      ne: {
        floor: 'चौथो तला',
        title: 'कम्प्युटर कोठा',
        text: 'घडी चलाएर दिइने स्क्रिनका परीक्षा र रेकर्ड गरिएका कक्षाका लागि।',
        unit: 'कम्प्युटर',
      },
    },
    {
      floor: 'Third floor',
      title: 'Library',
      text: 'Textbooks, ten years of question papers, and two study rooms where nobody talks.',
      amount: '5,000+',
      unit: 'books',
      photo: { drawing: 'library', alt: 'Drawing of the library' },
      ne: {
        photo: 'पुस्तकालयको चित्र',
        floor: 'तेस्रो तला',
        title: 'पुस्तकालय',
        text: 'पाठ्यपुस्तक, दश वर्षका प्रश्नपत्र, र कोही नबोल्ने दुई अध्ययन कक्ष।',
        unit: 'पुस्तक',
      },
    },
    {
      floor: 'Second floor',
      title: 'Science laboratories',
      text: 'Physics, chemistry and biology: benches for thirty-six students in twelve groups.',
      amount: '3',
      unit: 'laboratories',
      photo: { drawing: 'laboratory', alt: 'Drawing of a laboratory' },
      ne: {
        photo: 'प्रयोगशालाको चित्र',
        floor: 'दोस्रो तला',
        title: 'विज्ञान प्रयोगशाला',
        text: 'भौतिक, रसायन र जीवविज्ञान: बाह्र समूहमा छत्तीस विद्यार्थीका लागि बेञ्च।',
        unit: 'प्रयोगशाला',
      },
    },
    {
      floor: 'First floor',
      title: 'Smart classrooms',
      text: 'Eight rooms with interactive boards, microphones and a camera for those who follow from home.',
      amount: '8',
      unit: 'classrooms',
      photo: { drawing: 'classroom', alt: 'Drawing of a classroom' },
      ne: {
        photo: 'कक्षाकोठाको चित्र',
        floor: 'पहिलो तला',
        title: 'स्मार्ट कक्षाकोठा',
        text: 'अन्तरक्रियात्मक बोर्ड, माइक र घरबाट पढ्नेका लागि क्यामेरासहित आठ कोठा।',
        unit: 'कक्षाकोठा',
      },
    },
    {
      floor: 'Ground floor',
      title: 'Reception and counseling',
      text: 'Admissions, fees and two rooms to talk in private. No stairs to climb.',
      amount: '2',
      unit: 'counseling rooms',
      ne: {
        floor: 'भुइँतला',
        title: 'सोधपुछ र परामर्श',
        text: 'भर्ना, शुल्क र ढुक्कसँग कुरा गर्ने दुई कोठा। सिँढी चढ्नु पर्दैन।',
        unit: 'परामर्श कक्ष',
      },
    },
  ],

  features: [
    {
      title: 'High-speed internet',
      text: 'Fibre to every floor and two lines from different companies, so that a live class goes on when one fails.',
      icon: 'wifi',
      ne: {
        title: 'उच्च गतिको इन्टरनेट',
        text: 'हरेक तलामा फाइबर र दुई कम्पनीका दुई लाइन, ताकि एउटा बन्द हुँदा पनि प्रत्यक्ष कक्षा चलिरहोस्।',
      },
    },
    {
      title: 'Recreation area',
      text: 'Table tennis and carrom on the roof, open in every break. Heads need it.',
      icon: 'recreation',
      ne: { title: 'मनोरञ्जन स्थल', text: 'छतमा टेबलटेनिस र क्यारम, हरेक छुट्टीमा खुला। दिमागलाई यो चाहिन्छ।' },
    },
    {
      title: '24/7 digital resources',
      text: 'Recorded lectures, notes and question banks, at any hour, from home too.',
      icon: 'screen',
      ne: { title: '24 घण्टै डिजिटल सामग्री', text: 'रेकर्ड गरिएका कक्षा, नोट र प्रश्नसङ्ग्रह, जुनसुकै बेला, घरबाट पनि।' },
    },
    {
      title: 'Accessible design',
      text: 'A lift, a ramp, wide doors, and a desk of the right height in every hall.',
      icon: 'accessible',
      ne: { title: 'सबैका लागि पहुँचयोग्य', text: 'लिफ्ट, र्‍याम्प, फराकिला ढोका, र हरेक हलमा मिल्ने उचाइको एउटा डेस्क।' },
    },
  ],

  amenities: [
    {
      title: 'Cafeteria',
      text: 'Dal bhat, momo and tea at prices the students’ council agrees to.',
      icon: 'cafeteria',
      ne: { title: 'क्यान्टिन', text: 'दालभात, मम र चिया, विद्यार्थी परिषद्ले मानेको मूल्यमा।' },
    },
    {
      title: 'Study zones',
      text: 'A hundred and twenty quiet seats on three floors.',
      icon: 'study',
      ne: { title: 'अध्ययन स्थल', text: 'तीन तलामा एक सय बीस शान्त सिट।' },
    },
    {
      title: 'Printing',
      text: 'Two printers and a copier, at cost.',
      icon: 'printer',
      ne: { title: 'छपाइ', text: 'दुई प्रिन्टर र एउटा फोटोकपी, लागत मूल्यमा।' },
    },
    {
      title: 'First aid',
      text: 'A nurse in the house during classes, and a room to lie down.',
      icon: 'firstAid',
      ne: { title: 'प्राथमिक उपचार', text: 'कक्षा चल्दा नर्स, र पल्टिन मिल्ने कोठा।' },
    },
    {
      title: 'Parking',
      text: 'Sixty bicycles and motorbikes, guarded.',
      icon: 'parking',
      ne: { title: 'पार्किङ', text: 'पालेसहित साठी साइकल र मोटरसाइकल अट्ने।' },
    },
    {
      title: 'Power backup',
      text: 'Batteries and a generator: the light stays on, and so does the test.',
      icon: 'power',
      ne: { title: 'बिजुलीको बन्दोबस्त', text: 'ब्याट्री र जेनेरेटर: बत्ती निभ्दैन, परीक्षा रोकिँदैन।' },
    },
  ],

  hours: '7:00 AM to 8:00 PM, Monday through Saturday',
  opens: 7,
  closes: 20,
  ne: {
    photo: 'भवनको चित्र',
    intro: 'एउटै कामका लागि बनेको घर: एक वर्षमा धेरै सिक्न, र राम्ररी पार लाग्न।',
    hours: 'सोमबारदेखि शनिबार, बिहान 7:00 देखि बेलुकी 8:00 सम्म',
  },
}
