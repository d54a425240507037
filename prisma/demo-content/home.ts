import type * as declared from '#server/content/declarations/home.ts'
import type { DemoOf } from './demo-of.ts'

export const homePage: DemoOf<typeof declared.homePage> = {
  picture: { drawing: 'home', alt: 'Drawing: students on their way to the morning class' },
  statistics: [
    {
      value: '10,000+',
      label: 'Success Stories',
      shape: 'diamond',
      dots: 100,
      filledDots: null,
      legend: 'A stitch for every hundred students',
      ne: { label: 'सफलताका कथा', legend: 'हरेक सय विद्यार्थीका लागि एक टाँका' },
    },
    {
      value: '95%',
      label: 'Selection Rate',
      shape: 'diamond',
      dots: 20,
      filledDots: 19,
      legend: '19 of 20 who sit the exam with us',
      ne: { label: 'छनोट दर', legend: 'हामीसँग परीक्षा दिने 20 मध्ये 19' },
    },
    {
      value: '50+',
      label: 'Expert Faculty',
      shape: 'topi',
      dots: 50,
      filledDots: null,
      legend: 'A topi for every teacher',
      ne: { label: 'अनुभवी शिक्षक', legend: 'हरेक शिक्षकका लागि एक टोपी' },
    },
    {
      value: '20+',
      label: 'Years Experience',
      shape: 'tooth',
      dots: 20,
      filledDots: null,
      legend: 'A peak for every year',
      ne: { label: 'वर्षको अनुभव', legend: 'हरेक वर्षका लागि एक शिखर' },
    },
  ],

  reasonsIntro: 'Nobody passes an entrance exam by talent alone. These six things are what we add to it.',
  reasons: [
    {
      title: 'Expert Faculty',
      text: 'More than fifty teachers, most of them with ten years of entrance classes behind them, and every one of them sits the CEE paper each year.',
      drawing: 'teacher',
      ne: {
        title: 'अनुभवी शिक्षक',
        text: 'पचासभन्दा बढी शिक्षक, धेरैजसो दश वर्षदेखि प्रवेश कक्षा पढाउँदै। हरेक वर्ष CEE को प्रश्नपत्र सबैले आफैँ हल गर्छन्।',
      },
    },
    {
      title: 'Model Tests Every Other Saturday',
      text: 'Two hundred questions, three hours, the rules of the real hall. The result and your rank are online the same evening.',
      drawing: 'answerSheet',
      ne: {
        title: 'हरेक दोस्रो शनिबार नमुना परीक्षा',
        text: 'दुई सय प्रश्न, तीन घण्टा, साँच्चैको हलकै नियम। नतिजा र स्थान त्यही साँझ अनलाइन।',
      },
    },
    {
      title: 'Groups Small Enough to Ask',
      text: 'Thirty-six desks to a room. Two afternoons a week belong to questions alone, at the board, one after the other.',
      drawing: 'group',
      ne: {
        title: 'प्रश्न सोध्न मिल्ने साना समूह',
        text: 'एउटा कोठामा छत्तीस डेस्क। हप्ताको दुई दिउँसो प्रश्नका लागि मात्र: बोर्डमा, पालैपालो।',
      },
    },
    {
      title: 'Notes That Fit the Syllabus',
      text: 'Printed chapter notes and question banks for every subject, rewritten each year after the new syllabus is out.',
      drawing: 'notes',
      ne: {
        title: 'पाठ्यक्रमसँग मिल्ने नोट',
        text: 'हरेक विषयका छापिएका नोट र प्रश्नसङ्ग्रह, नयाँ पाठ्यक्रम आएपछि हरेक वर्ष फेरि लेखिएका।',
      },
    },
    {
      title: 'Scholarships',
      text: 'Twenty-five full scholarships a year for students of community schools, and half fees for the first ten of each model test.',
      drawing: 'medal',
      ne: {
        title: 'छात्रवृत्ति',
        text: 'सामुदायिक विद्यालयका विद्यार्थीलाई वर्षमा पच्चीस पूर्ण छात्रवृत्ति, र हरेक नमुना परीक्षाका पहिला दश जनालाई आधा शुल्क।',
      },
    },
    {
      title: 'Counseling From Form to Seat',
      text: 'Which course, which college, which quota: a counselor sits down with you and your parents, before the form and after the result.',
      drawing: 'counseling',
      ne: {
        title: 'फारामदेखि सिटसम्म परामर्श',
        text: 'कुन कोर्स, कुन कलेज, कुन कोटा: फाराम भर्नुअघि र नतिजापछि परामर्शदाता तपाईं र अभिभावकसँगै बस्नुहुन्छ।',
      },
    },
  ],

  appText:
    "Live classes, recordings and study materials. Download on the institute's Wi-Fi, watch on the bus home.",
  counselingText: 'Counseling is free, and you may sit in on a class the same day.',

  ne: {
    picture: 'चित्र: बिहानी कक्षामा जाँदै विद्यार्थी',
    reasonsIntro: 'प्रतिभाले मात्र प्रवेश परीक्षा उत्तीर्ण हुँदैन। त्यसमा हामीले थप्ने छ कुरा यी हुन्।',
    appText: 'प्रत्यक्ष कक्षा, रेकर्ड र अध्ययन सामग्री। संस्थाको वाइफाइमा डाउनलोड गर्नुहोस्, घर फर्कँदा बसमा हेर्नुहोस्।',
    counselingText: 'परामर्श निःशुल्क छ, र त्यही दिन कक्षामा बसेर हेर्न सक्नुहुन्छ।',
  },
}
